import { paths } from '../domain/paths';

/** The kinds of pages with their own share image; also the names of their folders. */
type ShareKind = 'tools' | 'blog' | 'categories';

/** The path of the share image of a tool, an article or a category (PNG, 1200 by 630). */
export function sharePath(kind: ShareKind, slug: string): string {
  return `/share/${kind}/${encodeURIComponent(slug)}.png`;
}

/** The path of the share image of a comparison. */
export function versusSharePath(slugs: readonly string[]): string {
  return `/share${paths.versus(slugs)}.png`;
}

/** The default share image. */
export const defaultSharePath = '/share/default.png';
