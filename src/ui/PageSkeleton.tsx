import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

import { VisuallyHidden } from './VisuallyHidden';

interface PageSkeletonProps {
  /** What a screen reader hears instead of the bars. */
  label: string;
  children: ReactNode;
}

/** A page while it loads: the bar of its breadcrumb, and its own bars below. */
export function PageSkeleton({ label, children }: PageSkeletonProps) {
  return (
    <Container aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div data-skeleton="" aria-hidden="true">
        <Box sx={{ py: 8 }}>
          <Skeleton width={240} />
        </Box>
        {children}
      </div>
    </Container>
  );
}
