import { readKey, readObject, readTime } from '../lib/read';

import { parsePost } from './parsePost';
import { parseTool } from './parseTool';
import { postWithDefaults } from './post';
import { type Tool, toolWithDefaults } from './tool';

/** A saved tool: a snapshot of the tool and the ISO time it was saved (saved-4). */
export type ToolBookmark = Tool & { bookmarkedAt: string };

/** Returns the tool of a bookmark, without the time it was saved. */
export function toolOfBookmark(bookmark: ToolBookmark): Tool {
  const tool: Tool & Partial<ToolBookmark> = { ...bookmark };
  delete tool.bookmarkedAt;
  return tool;
}

/** A saved article (saved-5); `date` is an ISO time. */
export interface PostBookmark {
  _id: string;
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  date: string;
  image: string;
  bookmarkedAt: string;
}

/**
 * Validates the time of a bookmark from outside. Takes an ISO time, or '' when the record has none, and
 * returns the one to keep.
 */
type TimeCheck = (time: string) => string;

const timeOf = (raw: unknown, check: TimeCheck) => check(readTime(readObject(raw)?.bookmarkedAt) ?? '');

/** Parses a saved tool from storage or a file; undefined when it is unusable (catalogue-10). */
export function parseToolBookmark(raw: unknown, check: TimeCheck): ToolBookmark | undefined {
  const { fields } = parseTool(raw, '');
  return fields && { ...toolWithDefaults(fields), bookmarkedAt: timeOf(raw, check) };
}

/** Parses a saved article from storage or a file; undefined when it is unusable or has no `_id` (saved-2). */
export function parsePostBookmark(raw: unknown, check: TimeCheck): PostBookmark | undefined {
  const { fields } = parsePost(raw, '');
  if (!fields || readKey(readObject(raw)?._id) === undefined) return undefined;
  const { _id, id, title, slug, excerpt, publishedAt, image } = postWithDefaults(fields);
  const bookmarkedAt = timeOf(raw, check);
  return { _id, id, title, slug, excerpt, date: publishedAt || bookmarkedAt, image, bookmarkedAt };
}
