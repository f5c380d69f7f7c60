import { limits } from '../../domain/limits';
import { postWithDefaults } from '../../domain/post';
import { receivePost } from '../../domain/receivePost';
import { receiveTool } from '../../domain/receiveTool';
import { toolWithDefaults } from '../../domain/tool';
import { latestTimes, timesWithout } from '../../lib/lastWriteWins';
import { parseJson } from '../../lib/parseJson';
import { readKey, readObject, readTime } from '../../lib/read';
import { observeTime } from '../../platform/clock';
import type { SlicePersistConfig } from '../../platform/persistedSlice';
import { receiveStoredList, storedTextOf } from '../../platform/storedList';
import { receiveTimes, receiveTimesRecord, timesTextOf } from '../../platform/storedTimes';

import {
  type BookmarksState,
  initialState,
  mergeBookmarks,
  type PostBookmark,
  postId,
  type ToolBookmark,
  toolId,
} from './bookmarksState';

const timeOf = (raw: unknown) => observeTime(readTime(readObject(raw)?.bookmarkedAt) ?? '');

function receiveToolBookmark(raw: unknown): ToolBookmark | undefined {
  const { fields } = receiveTool(raw, '');
  return fields && { ...toolWithDefaults(fields), bookmarkedAt: timeOf(raw) };
}

/** Checks a stored bookmark of an article; invalid without an `_id` (saved-2). */
function receivePostBookmark(raw: unknown): PostBookmark | undefined {
  const { fields } = receivePost(raw, '');
  if (!fields || readKey(readObject(raw)?._id) === undefined) return undefined;
  const { _id, id, title, slug, excerpt, publishedAt, image } = postWithDefaults(fields);
  const bookmarkedAt = timeOf(raw);
  return { _id, id, title, slug, excerpt, date: publishedAt || bookmarkedAt, image, bookmarkedAt };
}

/**
 * `toolBookmarks` and `blogBookmarks` (storage-2), and beside them `bookmarkTimes`: when bookmarks
 * were removed, and when those in the lists were restored. When one of the lists cannot be parsed both are deleted and an error is logged (storage-10): the
 * first write after the start removes empty lists.
 */
export const bookmarksPersistConfig: SlicePersistConfig<BookmarksState> = {
  name: 'bookmarks',
  keys: ['bookmarkTimes', 'toolBookmarks', 'blogBookmarks'],
  fields: ['tools', 'posts', 'removedTools', 'removedPosts', 'restoredTools', 'restoredPosts'],
  acrossTabs: 'merged',
  merge: mergeBookmarks,
  read: ({ bookmarkTimes = null, toolBookmarks = null, blogBookmarks = null }, isStart) => {
    if (bookmarkTimes === null && toolBookmarks === null && blogBookmarks === null) return undefined;
    const [toolList, postList] = [toolBookmarks, blogBookmarks].map((text) => parseJson(text ?? '[]'));
    if (toolList === undefined || postList === undefined) {
      console.error('The stored bookmarks cannot be parsed. Both lists of bookmarks were deleted.');
      return undefined;
    }
    const times = receiveTimesRecord('bookmarkTimes', bookmarkTimes);
    const tools = receiveStoredList('toolBookmarks', toolList, receiveToolBookmark, toolId) ?? [];
    const posts = receiveStoredList('blogBookmarks', postList, receivePostBookmark, postId) ?? [];
    const removedTools = receiveTimes(times.removedTools);
    const removedPosts = receiveTimes(times.removedPosts);
    return mergeBookmarks(initialState, {
      tools,
      posts,
      removedTools: isStart ? timesWithout(removedTools, tools.map(toolId)) : removedTools,
      removedPosts: isStart ? timesWithout(removedPosts, posts.map(postId)) : removedPosts,
      restoredTools: receiveTimes(times.restoredTools),
      restoredPosts: receiveTimes(times.restoredPosts),
    });
  },
  write: ({ tools, posts, removedTools, removedPosts, restoredTools, restoredPosts }) => ({
    bookmarkTimes: timesTextOf({
      removedTools: latestTimes(removedTools, limits.storedTimesMost),
      removedPosts: latestTimes(removedPosts, limits.storedTimesMost),
      restoredTools,
      restoredPosts,
    }),
    toolBookmarks: storedTextOf(tools),
    blogBookmarks: storedTextOf(posts),
  }),
};
