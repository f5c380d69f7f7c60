import { lightPalette } from '../../../ui/theme/palettes';

/** What link previews expect, in px. */
export const imageSize = { width: 1200, height: 630 } as const;

/** From the picture's edges to the texts, in px. */
export const margin = 72;

/** Where the shelf begins, measured from the top in px. */
export const shelfTop = 530;

export const fontFamily = 'Geist, Geist latin-ext, Geist cyrillic, Geist vietnamese';

export const palette = lightPalette;
