import { receivePost } from '../../domain/receivePost';
import { receiveTool } from '../../domain/receiveTool';
import { mergePost } from '../../domain/post';
import { mergeTool } from '../../domain/tool';
import { entriesBetween } from '../../lib/entriesBetween';
import { parseJson } from '../../lib/parseJson';
import { readRecord, readTime } from '../../lib/read';
import { notAfterNow } from '../../platform/clock';
import type { SliceStorage } from '../../platform/persistSlice';
import { receiveStoredList, storedTextOf } from '../../platform/storedList';

import {
  type BookmarksState,
  type PostBookmark,
  postBookmarked,
  postBookmarkRemoved,
  type ToolBookmark,
  toolBookmarked,
  toolBookmarkRemoved,
} from './bookmarksSlice';

const idOf = ({ _id }: { _id: string }) => _id;
const timeOf = (raw: unknown) => notAfterNow(readTime(readRecord(raw)?.bookmarkedAt) ?? '');

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

const newestFirst = (a: { bookmarkedAt: string }, b: { bookmarkedAt: string }) =>
  b.bookmarkedAt.localeCompare(a.bookmarkedAt);

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
      tools: (receiveStoredList('toolBookmarks', toolList, receiveToolBookmark, idOf) ?? []).sort(
        newestFirst,
      ),
      posts: (receiveStoredList('blogBookmarks', postList, receivePostBookmark, idOf) ?? []).sort(
        newestFirst,
      ),
    };
  },
  write: ({ tools, posts }) => ({
    toolBookmarks: storedTextOf(tools),
    blogBookmarks: storedTextOf(posts),
  }),
  changes: (before, after, at) => {
    const tools = entriesBetween(before.tools, after.tools, idOf);
    const posts = entriesBetween(before.posts, after.posts, idOf);
    return [
      ...tools.removed.map((tool) => toolBookmarkRemoved(tool, at)),
      ...tools.added.map((tool) => toolBookmarked(tool, tool.bookmarkedAt || at)),
      ...posts.removed.map(({ _id, title }) => postBookmarkRemoved({ _id, title, from: 'bookmarks' }, at)),
      ...posts.added.map((payload) => ({ type: postBookmarked.type, payload })),
    ];
  },
};
