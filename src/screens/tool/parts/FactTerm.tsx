import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The name of a fact in one of the sidebar's lists. */
export function FactTerm({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="dt" sx={{ lineHeight: '1.375rem', color: 'text.tertiary' }}>
      {children}
    </Typography>
  );
}
