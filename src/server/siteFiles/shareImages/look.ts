import { lightPalette } from '../../../ui/theme/palettes';

/** The size that link previews expect, in px. */
export const imageSize = { width: 1200, height: 630 } as const;

/** From the image's edges to the text, in px. */
export const margin = 72;

/** Top of the shelf, in px from the top of the image. */
export const shelfTop = 530;

export const fontFamily = 'Geist, Geist latin-ext, Geist cyrillic, Geist vietnamese';

export const palette = lightPalette;
