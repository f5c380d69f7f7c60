import { existsSync, readFileSync } from 'node:fs';

import { logoKindOf } from '../../../ui/logoKindOf';
import { sourceOf } from '../../bundledLogos';
import { svgUrl } from '../brandMark';

/** Returns the file of a bundled logo (`/logos/<kind>/<name>.svg`); undefined for any other address. */
export function logoFile(address: string): string | undefined {
  const [, kind = '', name = ''] = /^\/logos\/(\w+)\/([\w.-]+)\.svg$/.exec(address) ?? [];
  const file = sourceOf[kind]?.(name);
  return file !== undefined && existsSync(file) ? file : undefined;
}

/**
 * Returns a bundled logo as a data URL; a logo that follows the text colour gets `colour`. Undefined for any
 * other logo: a build fetches no images from other hosts.
 */
export function logoImage(address: string, colour: string): string | undefined {
  const file = logoFile(address);
  if (file === undefined) return undefined;
  const svg = readFileSync(file, 'utf8');
  return svgUrl(logoKindOf(address) === 'mask' ? paintedSvg(svg, colour) : svg);
}

/** Colours a logo. simple-icons set no fill, so the default is black; the others use currentColor. */
function paintedSvg(svg: string, colour: string): string {
  const painted = svg.replaceAll('currentColor', colour);
  return /<svg[^>]*\sfill=/.test(painted) ? painted : painted.replace('<svg', `<svg fill="${colour}"`);
}
