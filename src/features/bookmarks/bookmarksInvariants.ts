import { getOwn } from '../../lib/getOwn';
import {
  all,
  areDescending,
  areNeverEarlier,
  areTimes,
  areUnique,
  holds,
  type Invariant,
} from '../../lib/invariant';
import { laterOf, type TimesById } from '../../lib/lastWriteWins';

import { type BookmarksState, postId, toolId } from './bookmarksState';

const savedAt = ({ bookmarkedAt }: { bookmarkedAt: string }) => bookmarkedAt;

/** Checks that each entry was written (saved or restored) after its last removal. */
function areNewerThanRemovals<Entry extends { bookmarkedAt: string }>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  restored: TimesById,
  removed: TimesById,
): true | string {
  const gone = entries.find((entry) => {
    const removedAt = getOwn(removed, idOf(entry));
    return removedAt !== undefined && removedAt >= laterOf(getOwn(restored, idOf(entry)), entry.bookmarkedAt);
  });
  return holds(gone === undefined, `"${gone && idOf(gone)}" was removed, and is listed.`);
}

/** The invariants of the saved tools and articles after every action (saved-1, saved-2, state-14). */
export const bookmarksInvariants: readonly Invariant<BookmarksState>[] = [
  {
    name: 'nothing is saved twice',
    check: ({ tools, posts }) => all(areUnique(tools.map(toolId)), areUnique(posts.map(postId))),
  },
  {
    name: 'bookmarks are listed newest first',
    check: ({ tools, posts }) => all(areDescending(tools.map(savedAt)), areDescending(posts.map(savedAt))),
  },
  {
    name: 'no removed bookmark is listed',
    check: ({ tools, posts, restoredTools, restoredPosts, removedTools, removedPosts }) =>
      all(
        areNewerThanRemovals(tools, toolId, restoredTools, removedTools),
        areNewerThanRemovals(posts, postId, restoredPosts, removedPosts),
      ),
  },
  {
    name: 'times of bookmarks are ISO times',
    check: ({ tools, posts, ...times }) =>
      areTimes([
        ...[...tools, ...posts].map(savedAt),
        ...Object.values(times).flatMap((byId) => Object.values(byId)),
      ]),
  },
  {
    name: 'times of removals never go back',
    check: ({ removedTools, removedPosts }, previous) =>
      all(
        areNeverEarlier(removedTools, previous?.removedTools),
        areNeverEarlier(removedPosts, previous?.removedPosts),
      ),
  },
];
