import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';

interface ContactMethodProps {
  Icon: ElementType;
  term: string;
  children: ReactNode;
}

/** A row with an icon, a term and its description. */
export function ContactMethod({ Icon, term, children }: ContactMethodProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr)',
        columnGap: 3.5,
        py: 3.5,
        borderBottom: 1,
        borderColor: 'line.main',
        '&:first-of-type': { pt: 1 },
      }}
    >
      <Icon sx={{ gridRow: '1 / span 2', color: 'text.tertiary' }} aria-hidden="true" />
      <Typography variant="caption" component="dt" sx={{ color: 'text.tertiary' }}>
        {term}
      </Typography>
      <Typography variant="body2" component="dd" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
