import type { CoverTint } from './coverTints';
import { limits } from './limits';

/** A blog post or a static article (catalogue-16). Unknown texts are ''. */
export interface Post {
  _id: string;
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  /** HTML from outside, not yet sanitised. */
  content: string;
  /** Address of the cover, '' when there is none. */
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
  /** URLs of the logos on a generated cover, for a post without an image. */
  coverLogos: string[];
  /** The background of that cover, where the editors chose one. */
  coverTint?: CoverTint;
  canonicalUrl: string;
  metaTitle: string;
  metaDescription: string;
  siteName: string;
}

/** The fields of a post in one response. */
export type PostFields = Pick<Post, '_id' | 'id' | 'title'> & Partial<Post>;

/** The cover of a post whose own image is missing or broken (blog-8, catalogue-16). */
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

/** Minutes to read the words of an HTML text at 200 words a minute, rounded up, at least 1 (blog-10). */
export function readTimeOf(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;
  return Math.max(1, Math.ceil(words / limits.wordsPerMinute));
}

/** A post with defaults for the fields that are missing. */
export const postWithDefaults = (fields: PostFields): Post => mergePost(undefined, fields);

/** Merges the fields in a response into the known post: a missing field keeps its known value. */
export function mergePost(known: Post | undefined, fields: PostFields): Post {
  return { ...defaults, slug: fields._id, ...known, ...fields };
}

/** Newest first; posts without a date last. */
export function byNewest(a: Pick<Post, 'publishedAt'>, b: Pick<Post, 'publishedAt'>): number {
  return b.publishedAt.localeCompare(a.publishedAt);
}
