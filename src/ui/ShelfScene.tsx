import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { BookshelfBoard } from './BookshelfBoard';
import { BookshelfRow, type BookSpine } from './BookshelfRow';

interface ShelfSceneProps {
  left: readonly BookSpine[];
  /** From 768 px only. */
  right: readonly BookSpine[];
  children: ReactNode;
}

/** Content between the books of a shelf; below 768 px, above them. The books are purely decorative. */
export function ShelfScene({ left, right, children }: ShelfSceneProps) {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
          alignItems: 'end',
          justifyItems: { xs: 'center', md: 'stretch' },
          columnGap: { md: 6, lg: 12 },
          px: { md: 2, lg: 5 },
        }}
      >
        <BookshelfRow items={left} />
        <Box sx={{ order: { xs: -1, md: 0 }, pb: { xs: 10, md: 14 }, textAlign: 'center' }}>{children}</Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <BookshelfRow items={right} />
        </Box>
      </Box>
      <BookshelfBoard />
    </>
  );
}
