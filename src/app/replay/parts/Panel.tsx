import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled panel of the viewer with scrollable content. */
export function Panel({ id, title, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        minHeight: 0,
        maxHeight: { xs: 320, lg: 'none' },
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <Typography
        variant="h4"
        component="h2"
        id={id}
        sx={{ px: 3, py: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {title}
      </Typography>
      {/* Focusable so that the keyboard can scroll it. */}
      <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ position: 'relative', overflow: 'auto' }}>
        {children}
      </Box>
    </Box>
  );
}
