import type { Post } from './post';

/**
 * Returns the ISO time of a post's update if that was on a later day than its publication, else ''
 * (article-15). Without a publication, the day of the time 0 is none.
 */
export function laterUpdateOf({ publishedAt, updatedAt }: Pick<Post, 'publishedAt' | 'updatedAt'>): string {
  return updatedAt.slice(0, 10) > (publishedAt || '1970-01-01').slice(0, 10) ? updatedAt : '';
}
