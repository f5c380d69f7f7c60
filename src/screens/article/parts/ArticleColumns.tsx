import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text 720, rail 264; below 1024 px the rail comes after the questions. */
export function ArticleColumns({ children, rail }: { children: ReactNode; rail?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) 264px' },
        justifyContent: { lg: 'space-between' },
        alignItems: 'start',
        gap: '56px 40px',
      }}
    >
      <Box sx={{ width: '100%', maxWidth: 720 }}>{children}</Box>
      {rail}
    </Box>
  );
}
