import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FormSideCardProps {
  title: string;
  children: ReactNode;
  /** A line of text under the card. */
  footnote: ReactNode;
}

/** The card beside a form. */
export function FormSideCard({ title, children, footnote }: FormSideCardProps) {
  return (
    <>
      <Paper variant="outlined" sx={{ p: 6, bgcolor: 'background.subtle' }}>
        <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
      </Paper>
      <Typography variant="caption" component="p" sx={{ mt: 3, mx: 1, color: 'text.tertiary' }}>
        {footnote}
      </Typography>
    </>
  );
}
