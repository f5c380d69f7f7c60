import { toolPlaceholder } from '../domain/tool';

/** How a logo is drawn: a letter instead of it, in the text colour, in its own colours, or as an image of another host. */
type LogoKind = 'letter' | 'mask' | 'colour' | 'foreign';

/** Returns how the logo at a path is drawn. Only masks have enough contrast on a filled object. */
export function logoKindOf(src: string): LogoKind {
  if (src === '' || src === toolPlaceholder) return 'letter';
  if (src.startsWith('/logos/mono/') || src.startsWith('/logos/brand/')) return 'mask';
  return src.startsWith('/logos/color/') ? 'colour' : 'foreign';
}
