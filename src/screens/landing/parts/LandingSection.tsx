import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { belowFold } from '../../../ui/belowFold';

interface LandingSectionProps {
  /** The id of its heading. */
  headingId: string;
  /** Its centred heading; without it, the children contain the heading. */
  title?: string;
  /** As wide as the viewport. */
  isWide?: boolean;
  children: ReactNode;
}

export function LandingSection({ headingId, title, isWide = false, children }: LandingSectionProps) {
  const content = (
    <>
      {title !== undefined && (
        <Typography variant="h2" id={headingId} sx={{ mb: { xs: 7, md: 9 }, textAlign: 'center' }}>
          {title}
        </Typography>
      )}
      {children}
    </>
  );
  return (
    <Box component="section" aria-labelledby={headingId} {...belowFold} sx={{ mt: { xs: 16, md: 21 } }}>
      {isWide ? content : <Container>{content}</Container>}
    </Box>
  );
}
