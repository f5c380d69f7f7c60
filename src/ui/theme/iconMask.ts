/** The paths of @mui/icons-material shapes that are drawn in CSS. */
const paths = {
  Add: 'M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z',
  Bookmark: 'M17 3H7c-1.1 0-1.99.9-1.99 2L5 21l7-3 7 3V5c0-1.1-.9-2-2-2',
  BookmarkBorderOutlined: 'M17 3H7c-1.1 0-2 .9-2 2v16l7-3 7 3V5c0-1.1-.9-2-2-2m0 15-5-2.18L7 18V5h10z',
  Check: 'M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z',
  ChevronRight: 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z',
  Close:
    'M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z',
  CompareArrowsOutlined: 'M9.01 14H2v2h7.01v3L13 15l-3.99-4zm5.98-1v-3H22V8h-7.01V5L11 9z',
  KeyboardReturn: 'M19 7v4H5.83l3.58-3.59L8 6l-6 6 6 6 1.41-1.41L5.83 13H21V7z',
  Remove: 'M19 13H5v-2h14z',
  Star: 'm12 17.27 6.18 3.73-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z',
};

/** Returns an icon of @mui/icons-material as a CSS image. */
export const iconUrl = (name: keyof typeof paths): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='${paths[name]}'/%3E%3C/svg%3E")`;

/**
 * Keeps an element's SVG images unchanged when the theme is switched. Browsers style, lay out and record an
 * SVG again for each colour scheme it is painted in, even if its colours do not depend on it.
 */
export const sameInBothSchemes = { colorScheme: 'light' } as const;

/**
 * Returns the style of a pseudo-element in the text colour, of a size in px, for an icon drawn by `iconMask`;
 * `system` is its colour in forced colours.
 */
export const iconBox = (size: number, system: 'CanvasText' | 'ButtonText' = 'CanvasText') =>
  ({
    content: '""',
    flexShrink: 0,
    width: size,
    height: size,
    backgroundColor: 'currentColor',
    ...sameInBothSchemes,
    '@media (forced-colors: active)': { backgroundColor: system },
  }) as const;

/**
 * Returns styles that mask an icon of @mui/icons-material out of an `iconBox`, to save an icon element
 * (docs/adr/0019).
 */
export function iconMask(name: keyof typeof paths) {
  const mask = `${iconUrl(name)} center / contain no-repeat`;
  return { WebkitMask: mask, mask };
}
