import LinkIcon from '@mui/icons-material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Controls beside the text. */
  actions?: ReactNode;
  /** Styles for the space around it. */
  sx?: object;
}

/** Tells how the tools in the URL relate to the visitor's own selection (compare-35, versus-10). */
export function LinkNotice({ children, actions, sx }: Props) {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: 4.5,
        py: 2.5,
        bgcolor: 'background.subtle',
        displayPrint: 'none',
        ...sx,
      }}
    >
      <LinkIcon aria-hidden="true" sx={{ fontSize: 20, color: 'text.tertiary' }} />
      <Typography
        variant="body2"
        role="status"
        sx={{ flex: '1 1 240px', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
      {actions}
    </Paper>
  );
}
