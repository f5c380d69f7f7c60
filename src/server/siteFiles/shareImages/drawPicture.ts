import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';

import { fittingSize } from './fitting';
import { imageSize } from './look';
import { palettePng } from './palettePng';
import type { Picture } from './picture';

/** Renders a share image to a PNG of 1200 by 630. */
export async function drawPicture(picture: Picture, fonts: Font[]): Promise<Buffer> {
  const size = await fittingSize(picture.heading, fonts);
  const svg = await satori(picture.at(size), { ...imageSize, fonts });
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return palettePng(pixels, width, height);
}
