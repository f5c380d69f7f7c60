import { readFileSync } from 'node:fs';

import type { Font } from 'satori';

/**
 * The font weights of the design, and Geist's files by script; a missing glyph falls back to the next file.
 */
const weights = [400, 500, 600] as const;
const subsets = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'] as const;

/**
 * Returns Geist in the three weights of the design; satori renders variable fonts at their regular weight
 * only.
 */
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
