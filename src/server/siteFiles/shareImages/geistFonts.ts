import { readFileSync } from 'node:fs';

import type { Font } from 'satori';

/** The weights of the design, and Geist's files by script; a glyph that one lacks comes from the next. */
const weights = [400, 500, 600] as const;
const subsets = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'] as const;

/** Geist in the three weights of the design; satori draws a variable font at its regular weight only. */
export function geistFonts(): Font[] {
  return subsets.flatMap((subset) =>
    weights.map((weight) => ({
      name: subset === 'latin' ? 'Geist' : `Geist ${subset}`,
      weight,
      style: 'normal' as const,
      data: readFileSync(`node_modules/@fontsource/geist/files/geist-${subset}-${weight}-normal.woff`),
    })),
  );
}
