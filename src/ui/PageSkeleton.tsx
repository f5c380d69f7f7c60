import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

import { VisuallyHidden } from './VisuallyHidden';

interface PageSkeletonProps {
  /** The text for screen readers. */
  label: string;
  children: ReactNode;
}

/** The skeleton of a page: a bar for the breadcrumb, with the page's own bars below. */
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
