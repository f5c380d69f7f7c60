import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { belowFold } from './belowFold';

interface SplitSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A heading on the left with its content on the right; stacked on narrow viewports. */
export function SplitSection({ title, lead, children }: SplitSectionProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      {...belowFold}
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: '352px minmax(0, 1fr)' },
        gap: { xs: 4, lg: 16 },
        mt: { xs: 16, md: 21 },
      }}
    >
      <div>
        <Typography variant="h2" id={headingId}>
          {title}
        </Typography>
        {lead !== undefined && <Typography sx={{ mt: 2, color: 'text.secondary' }}>{lead}</Typography>}
      </div>
      <div>{children}</div>
    </Box>
  );
}
