import type { Post } from './post';

/**
 * Returns the ISO time of a post's update if that was on a later day than its publication, else ''
 * (article-15).
 */
export function laterUpdateOf({ publishedAt, updatedAt }: Pick<Post, 'publishedAt' | 'updatedAt'>): string {
  return updatedAt.slice(0, 10) > publishedAt.slice(0, 10) ? updatedAt : '';
}
