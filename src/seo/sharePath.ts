import { paths } from '../domain/paths';

/** The kinds of pages with their own share image, also their folder names. */
type ShareKind = 'tools' | 'blog' | 'categories';

/** Returns the path of the share image of a tool, an article or a category (PNG, 1200 by 630). */
export function sharePath(kind: ShareKind, slug: string): string {
  return `/share/${kind}/${encodeURIComponent(slug)}.png`;
}

/** Returns the path of the share image of a comparison. */
export function versusSharePath(slugs: readonly string[]): string {
  return `/share${paths.versus(slugs)}.png`;
}

/** The path of the default share image. */
export const defaultSharePath = '/share/default.png';
