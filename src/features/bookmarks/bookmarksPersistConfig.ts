import { parsePostBookmark, parseToolBookmark } from '../../domain/bookmark';
import { timesWithout } from '../../lib/lastWriteWins';
import { parseJson } from '../../lib/parseJson';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';
import { parseStoredList, storedTextOf } from '../../platform/storedList';
import {
  parseTimes,
  parseTimesRecord,
  timesTextOf,
  usableTime,
  withTimesInOrder,
} from '../../platform/storedTimes';

import { type BookmarksState, initialState, mergeBookmarks, postId, toolId } from './bookmarksState';

const storedTool = (raw: unknown) => parseToolBookmark(raw, usableTime);
const storedPost = (raw: unknown) => parsePostBookmark(raw, usableTime);

/**
 * `toolBookmarks` and `blogBookmarks` (storage-2), and `bookmarkTimes` with the times of removals and of
 * restored entries. If one of the lists cannot be parsed, both are deleted and an error is logged
 * (storage-10): the first write after the start removes the keys of empty lists.
 */
export const bookmarksPersistConfig: SlicePersistConfig<BookmarksState, 'bookmarks'> = {
  name: 'bookmarks',
  keys: ['bookmarkTimes', 'toolBookmarks', 'blogBookmarks'],
  fields: ['tools', 'posts', 'removedTools', 'removedPosts', 'restoredTools', 'restoredPosts'],
  acrossTabs: 'merged',
  merge: mergeBookmarks,
  read: ({ bookmarkTimes = null, toolBookmarks = null, blogBookmarks = null }, isStart, onUnusable) => {
    if (bookmarkTimes === null && toolBookmarks === null && blogBookmarks === null) return undefined;
    const [toolList, postList] = [toolBookmarks, blogBookmarks].map((text) => parseJson(text ?? '[]'));
    if (toolList === undefined || postList === undefined) {
      console.error('The stored bookmarks cannot be parsed. Both lists of bookmarks were deleted.');
      return undefined;
    }
    const times = parseTimesRecord('bookmarkTimes', bookmarkTimes, onUnusable);
    const tools = parseStoredList('toolBookmarks', toolList, storedTool, toolId, onUnusable) ?? [];
    const posts = parseStoredList('blogBookmarks', postList, storedPost, postId, onUnusable) ?? [];
    const removedTools = parseTimes(times.removedTools);
    const removedPosts = parseTimes(times.removedPosts);
    return mergeBookmarks(initialState, {
      tools: withTimesInOrder(tools, 'bookmarkedAt'),
      posts: withTimesInOrder(posts, 'bookmarkedAt').map((post) => ({
        ...post,
        date: post.date || post.bookmarkedAt,
      })),
      removedTools: isStart ? timesWithout(removedTools, tools.map(toolId)) : removedTools,
      removedPosts: isStart ? timesWithout(removedPosts, posts.map(postId)) : removedPosts,
      restoredTools: parseTimes(times.restoredTools),
      restoredPosts: parseTimes(times.restoredPosts),
    });
  },
  write: ({ tools, posts, ...times }) => ({
    bookmarkTimes: timesTextOf(times),
    toolBookmarks: storedTextOf(tools),
    blogBookmarks: storedTextOf(posts),
  }),
};
