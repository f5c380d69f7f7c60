import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** The distance from what is above it. */
  mt?: number;
  children: ReactNode;
}

/** The few sentences of a page that say most, on the accent's tint below a small heading. */
export function AccentPanel({ title, mt = 0, children }: Props) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        mt,
        px: { xs: 5.5, md: 8 },
        py: { xs: 5, md: 7 },
        borderColor: 'primary.border',
        borderRadius: 2,
        bgcolor: 'primary.subtle',
      }}
    >
      <Typography
        variant="body2"
        component="h2"
        id={id}
        sx={{ mb: 2, color: 'primary.text', fontWeight: 600 }}
      >
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
