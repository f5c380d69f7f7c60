import { receivePost } from '../../domain/receivePost';
import { receiveTool } from '../../domain/receiveTool';
import { mergePost } from '../../domain/post';
import { mergeTool } from '../../domain/tool';
import { parseJson } from '../../lib/parseJson';
import { readRecord, readTime } from '../../lib/read';
import type { SliceStorage } from '../../platform/persistSlice';

import type { BookmarksState, PostBookmark, ToolBookmark } from './bookmarksSlice';

const timeOf = (raw: unknown) => readTime(readRecord(raw)?.bookmarkedAt) ?? '';

function receiveToolBookmark(raw: unknown): ToolBookmark | undefined {
  const { fields } = receiveTool(raw, '');
  return fields && { ...mergeTool(undefined, fields), bookmarkedAt: timeOf(raw) };
}

function receivePostBookmark(raw: unknown): PostBookmark | undefined {
  const { fields } = receivePost(raw, '');
  if (!fields) return undefined;
  const { _id, id, title, slug, excerpt, publishedAt, image } = mergePost(undefined, fields);
  const bookmarkedAt = timeOf(raw);
  return { _id, id, title, slug, excerpt, date: publishedAt || bookmarkedAt, image, bookmarkedAt };
}

/** The good entries of a stored list, each once; the log says how many were dropped. */
function receiveList<Entry extends { _id: string }>(
  key: string,
  list: unknown,
  receive: (raw: unknown) => Entry | undefined,
): Entry[] {
  if (!Array.isArray(list)) {
    console.warn(`The stored ${key} are no list and were ignored.`);
    return [];
  }
  const byId = new Map<string, Entry>();
  let dropped = 0;
  for (const raw of list) {
    const entry = receive(raw);
    if (entry) byId.set(entry._id, entry);
    else dropped += 1;
  }
  if (dropped > 0) console.warn(`${dropped} of the stored ${key} could not be read and were dropped.`);
  return [...byId.values()];
}

const textOf = (items: readonly unknown[]) => (items.length > 0 ? JSON.stringify(items) : null);

/**
 * `toolBookmarks` and `blogBookmarks` as CONTRACT 3 has them. When one of them cannot be parsed both are
 * deleted and an error is logged (SPEC 5): the first write after the start removes empty lists.
 */
export const bookmarksStorage: SliceStorage<BookmarksState> = {
  name: 'bookmarks',
  keys: ['toolBookmarks', 'blogBookmarks'],
  fields: ['tools', 'posts'],
  read: ({ toolBookmarks = null, blogBookmarks = null }) => {
    if (toolBookmarks === null && blogBookmarks === null) return undefined;
    const [toolList, postList] = [toolBookmarks, blogBookmarks].map((text) => parseJson(text ?? '[]'));
    if (toolList === undefined || postList === undefined) {
      console.error('The stored bookmarks cannot be parsed. Both lists of bookmarks were deleted.');
      return undefined;
    }
    return {
      tools: receiveList('toolBookmarks', toolList, receiveToolBookmark),
      posts: receiveList('blogBookmarks', postList, receivePostBookmark),
    };
  },
  write: ({ tools, posts }) => ({ toolBookmarks: textOf(tools), blogBookmarks: textOf(posts) }),
};
