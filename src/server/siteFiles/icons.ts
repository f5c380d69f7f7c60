import { Resvg } from '@resvg/resvg-js';

import { brandMark } from './brandMark';
import type { SiteFile } from './siteFile';

/**
 * The icons as PNG. Where the system crops the shape, the tile is square; a maskable icon also keeps its
 * letters in the safe zone, the middle 80 per cent.
 */
const kinds = [
  { path: '/icons/icon-192.png', size: 192, mark: brandMark() },
  { path: '/icons/icon-512.png', size: 512, mark: brandMark() },
  { path: '/icons/icon-maskable-192.png', size: 192, mark: brandMark({ radius: 0, scale: 0.76 }) },
  { path: '/icons/icon-maskable-512.png', size: 512, mark: brandMark({ radius: 0, scale: 0.76 }) },
  { path: '/apple-touch-icon.png', size: 180, mark: brandMark({ radius: 0, scale: 0.9 }) },
] as const;

/** Renders the icons referenced in public/manifest.webmanifest and public/index.html. */
export function icons(): SiteFile[] {
  return kinds.map(({ path, size, mark }) => ({
    path,
    content: new Resvg(mark, { fitTo: { mode: 'width', value: size } }).render().asPng(),
  }));
}
