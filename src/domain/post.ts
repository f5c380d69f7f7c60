import { countWords } from '../lib/text';

import { limits } from './limits';
import type { Tint } from './tints';

/** A blog post or a static article (catalogue-16). Unknown texts are ''. */
export interface Post {
  _id: string;
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  /** HTML from outside, not yet sanitized. */
  content: string;
  /** URL of the cover; '' when there is none. */
  image: string;
  category: string;
  tags: string[];
  /** Minutes, at least 1. */
  readTime: number;
  /** ISO time, or ''. */
  publishedAt: string;
  updatedAt: string;
  author: string;
  editorPick: boolean;
  featured: boolean;
  relatedTools: string[];
  /** Logo URLs for a generated cover, for a post without an image. */
  coverLogos: string[];
  /** The background of the generated cover, if the editors chose one. */
  coverTint?: Tint;
  canonicalUrl: string;
  metaTitle: string;
  metaDescription: string;
  siteName: string;
}

/** The fields of a post in one response: its identity, and only the fields present. */
export type PostFields = Pick<Post, '_id' | 'id' | 'title'> & Partial<Post>;

/** The fallback cover of a post whose image is missing or broken (blog-8, catalogue-16). */
export const postPlaceholder = '/images/article-placeholder.svg';

const defaults: Omit<Post, '_id' | 'id' | 'title' | 'slug'> = {
  excerpt: '',
  content: '',
  image: '',
  category: '',
  tags: [],
  readTime: 1,
  publishedAt: '',
  updatedAt: '',
  author: '',
  editorPick: false,
  featured: false,
  relatedTools: [],
  coverLogos: [],
  canonicalUrl: '',
  metaTitle: '',
  metaDescription: '',
  siteName: '',
};

/** Returns the reading time of an HTML text in minutes: 200 words per minute, rounded up, at least 1. */
function readTimeOf(html: string): number {
  return Math.max(1, Math.ceil(countWords(html) / limits.wordsPerMinute));
}

/** Returns a post with defaults for the missing fields. */
export const postWithDefaults = (fields: PostFields): Post => mergePost(undefined, fields);

/**
 * Merges the fields of a response into the known post: a missing field keeps its known value. The reading time
 * is computed from the content unless a response has given one (blog-10).
 */
export function mergePost(known: Post | undefined, fields: PostFields): Post {
  const merged = { ...defaults, slug: fields._id, ...known, ...fields };
  const isGiven = fields.readTime !== undefined || (known && known.readTime !== readTimeOf(known.content));
  return isGiven ? merged : { ...merged, readTime: readTimeOf(merged.content) };
}

/** Comparator: newest first, posts without a date last. */
export function byNewest(a: Pick<Post, 'publishedAt'>, b: Pick<Post, 'publishedAt'>): number {
  return b.publishedAt.localeCompare(a.publishedAt);
}
