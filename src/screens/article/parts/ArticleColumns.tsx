import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * The two columns of an article: text (720 px) and side column (264 px). Below 1024 px the side column comes
 * after the questions.
 */
export function ArticleColumns({ children, rail }: { children: ReactNode; rail?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) 264px' },
        justifyContent: { lg: 'space-between' },
        alignItems: 'start',
        gap: '56px 40px',
        // Firefox breaks no pages within the cells of a grid.
        '@media print': { display: 'block' },
      }}
    >
      <Box sx={{ width: '100%', maxWidth: 720 }}>{children}</Box>
      {rail}
    </Box>
  );
}
