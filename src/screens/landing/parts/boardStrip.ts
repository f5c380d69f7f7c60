import type { Theme } from '@mui/material/styles';

/** A shelf board without ends, which continues in the next cell. */
export const boardStrip = {
  height: 9,
  background: ({ vars: { palette } }: Theme) =>
    `linear-gradient(${palette.shelf.top}, ${palette.shelf.bottom})`,
} as const;
