import type { Post } from './post';

/** When a post was changed, where that was on a later day than it was written; else '' (article-15). */
export function laterUpdateOf({ publishedAt, updatedAt }: Pick<Post, 'publishedAt' | 'updatedAt'>): string {
  return updatedAt.slice(0, 10) > publishedAt.slice(0, 10) ? updatedAt : '';
}
