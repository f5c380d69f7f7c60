import { existsSync, readFileSync } from 'node:fs';

import { followsTextColour } from '../../../ui/coverArrangement';
import { sourceOf } from '../../bundledLogos';
import { svgAddress } from '../brandMark';

/** The file of a bundled logo (`/logos/<kind>/<name>.svg`), undefined for any other address. */
export function logoFile(address: string): string | undefined {
  const [, kind = '', name = ''] = /^\/logos\/(\w+)\/([\w.-]+)\.svg$/.exec(address) ?? [];
  const file = sourceOf[kind]?.(name);
  return file !== undefined && existsSync(file) ? file : undefined;
}

/**
 * A bundled logo as the address of an image that holds all of it; one that follows the colour of the text
 * takes `colour`. Undefined for any other logo: a build fetches no pictures of other hosts.
 */
export function logoImage(address: string, colour: string): string | undefined {
  const file = logoFile(address);
  if (file === undefined) return undefined;
  const svg = readFileSync(file, 'utf8');
  return svgAddress(followsTextColour(address) ? paintedSvg(svg, colour) : svg);
}

/** simple-icons say no colour at all, which is black; the others say currentColor. */
function paintedSvg(svg: string, colour: string): string {
  const painted = svg.replaceAll('currentColor', colour);
  return /<svg[^>]*\sfill=/.test(painted) ? painted : painted.replace('<svg', `<svg fill="${colour}"`);
}
