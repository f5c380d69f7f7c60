import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import type { Tint } from '../../../domain/tints';
import { BookshelfRow, type BookSpine } from '../../../ui/BookshelfRow';

import { IconObject } from './IconObject';

interface ReasonSceneProps {
  tint: Tint;
  icon: ReactNode;
  left: readonly BookSpine[];
  right: readonly BookSpine[];
}

/** A picture in the style of an article's cover: an icon between books, on a line. Purely decorative. */
export function ReasonScene({ tint, icon, left, right }: ReasonSceneProps) {
  return (
    <Box
      aria-hidden="true"
      sx={[
        { bgcolor: `tint.${tint}`, borderBottom: 1, borderColor: 'line.main' },
        // As on articles' covers, objects are lighter than the background.
        (theme) => {
          const { palette } = theme.vars;
          return theme.applyStyles('dark', {
            '--mui-palette-background-paper': `color-mix(in srgb, ${palette.text.primary} 15%, ${palette.tint[tint]})`,
            '--mui-palette-ink-main': palette.text.primary,
            '--mui-palette-ink-contrastText': palette.background.default,
          });
        },
      ]}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'flex-end',
          justifyContent: 'center',
          gap: 2,
          height: 136,
          // From 768 px, three narrow cards are side by side.
          zoom: { md: 0.8, lg: 1 },
        }}
      >
        <BookshelfRow items={left} />
        <IconObject data-filled="">{icon}</IconObject>
        <BookshelfRow items={right} />
      </Stack>
      <Box sx={{ height: 28, borderTop: '2px solid', borderColor: 'line.strong' }} />
    </Box>
  );
}
