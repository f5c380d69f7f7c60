import type { Theme } from '@mui/material/styles';

/** The board of a shelf, without ends: it goes on in the next cell. */
export const boardStrip = {
  height: 9,
  background: ({ vars: { palette } }: Theme) =>
    `linear-gradient(${palette.shelf.top}, ${palette.shelf.bottom})`,
} as const;
