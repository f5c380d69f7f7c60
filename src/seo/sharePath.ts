/** What has a share image of its own; also the folder it lies in. */
export type ShareKind = 'tools' | 'blog' | 'categories';

/** The path of the image that link previews show of a tool, an article or a category (PNG, 1200 by 630). */
export function sharePath(kind: ShareKind, slug: string): string {
  return `/share/${kind}/${encodeURIComponent(slug)}.png`;
}

/** The share image of what has none of its own. */
export const defaultSharePath = '/share/default.png';
