import type { PostBookmark, ToolBookmark } from '../../domain/bookmark';
import { limits } from '../../domain/limits';
import type { SavedLists } from '../../domain/savedFile';
import { getOwn } from '../../lib/getOwn';
import {
  laterOf,
  mergeEntries,
  mergeTimes,
  newestFirst,
  type TimesById,
  unlessEqual,
  unlessSameEntries,
  unlessSameTimes,
} from '../../lib/lastWriteWins';
import { withoutDraft } from '../../lib/withoutDraft';

/**
 * The lists are sorted newest first. The times by id make merges of two tabs converge: times of removals
 * (tombstones), and of listed entries that were restored or imported after they had been saved.
 */
export interface BookmarksState extends SavedLists {
  removedTools: TimesById;
  removedPosts: TimesById;
  restoredTools: TimesById;
  restoredPosts: TimesById;
}

/** The state with nothing saved. */
export const initialState: BookmarksState = {
  tools: [],
  posts: [],
  removedTools: {},
  removedPosts: {},
  restoredTools: {},
  restoredPosts: {},
};

export const toolId = ({ id }: Pick<ToolBookmark, 'id'>) => id;
export const postId = ({ _id }: Pick<PostBookmark, '_id'>) => _id;

type List<Entry> = readonly [entries: readonly Entry[], restored: TimesById];

/**
 * Merges two lists. Of two entries with the same id, the one written last wins, and it survives earlier
 * removals. An entry is written when it is saved and again when it is restored, but its place is always by
 * the time of saving.
 */
function mergeLists<Entry extends { bookmarkedAt: string }>(
  known: List<Entry>,
  other: List<Entry>,
  removed: TimesById,
  idOf: (entry: Entry) => string,
): List<Entry> {
  const written = ([entries, restored]: List<Entry>) =>
    entries.map((entry) => ({ entry, at: laterOf(getOwn(restored, idOf(entry)), entry.bookmarkedAt) }));
  const id = ({ entry }: { entry: Entry }) => idOf(entry);
  const merged = mergeEntries(
    written(known),
    written(other),
    (one) => getOwn(removed, one),
    { id, time: ({ at }) => at },
    newestFirst({ id, time: ({ entry }) => entry.bookmarkedAt }),
  );
  const restored = merged.filter(({ entry, at }) => at !== entry.bookmarkedAt);
  return [
    unlessSameEntries(
      known[0],
      merged.map(({ entry }) => entry),
    ),
    unlessSameTimes(known[1], Object.fromEntries(restored.map((one) => [id(one), one.at]))),
  ];
}

/** Merges two states of the slice. The latest addition, restoration or removal of each bookmark wins. */
export function mergeBookmarks(state: BookmarksState, other: Partial<BookmarksState>): BookmarksState {
  const known = withoutDraft(state);
  const { tools, posts, ...times } = { ...initialState, ...other };
  const removedTools = mergeTimes(known.removedTools, times.removedTools, limits.maxStoredTimes);
  const removedPosts = mergeTimes(known.removedPosts, times.removedPosts, limits.maxStoredTimes);
  const [mergedTools, restoredTools] = mergeLists(
    [known.tools, known.restoredTools],
    [tools, times.restoredTools],
    removedTools,
    toolId,
  );
  const [mergedPosts, restoredPosts] = mergeLists(
    [known.posts, known.restoredPosts],
    [posts, times.restoredPosts],
    removedPosts,
    postId,
  );
  return unlessEqual(known, {
    tools: mergedTools,
    posts: mergedPosts,
    removedTools,
    removedPosts,
    restoredTools,
    restoredPosts,
  });
}
