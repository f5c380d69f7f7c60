import { parseTool } from '../../domain/parseTool';
import { toolWithDefaults } from '../../domain/tool';
import { type ViewedTool, viewedToolOf } from '../../domain/viewedTool';
import { parseJson } from '../../lib/parseJson';
import { readObject, readTime } from '../../lib/read';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';
import { parseStoredList, storedTextOf } from '../../platform/storedList';
import { usableTime, withTimesInOrder } from '../../platform/storedTimes';

import { mergeRecentlyViewed, recentlyViewedSlice, type RecentlyViewedState } from './recentlyViewedSlice';

/** Validates a stored entry. Returns undefined if it is not a tool or has no time. */
function parseViewed(raw: unknown): ViewedTool | undefined {
  const { fields } = parseTool(raw, '');
  const timestamp = readTime(readObject(raw)?.timestamp);
  return fields && timestamp !== undefined
    ? viewedToolOf(toolWithDefaults(fields), usableTime(timestamp))
    : undefined;
}

/** `recentlyViewedTools` (storage-7), not stored while empty. */
export const recentlyViewedPersistConfig: SlicePersistConfig<RecentlyViewedState, 'recentlyViewed'> = {
  name: 'recentlyViewed',
  keys: ['recentlyViewedTools'],
  fields: ['items'],
  acrossTabs: 'merged',
  merge: mergeRecentlyViewed,
  read: ({ recentlyViewedTools }, _isStart, onUnusable) => {
    if (recentlyViewedTools === null || recentlyViewedTools === undefined) return undefined;
    const list = parseJson(recentlyViewedTools);
    const items = parseStoredList('recentlyViewedTools', list, parseViewed, ({ _id }) => _id, onUnusable);
    const noViews = recentlyViewedSlice.getInitialState();
    return items && mergeRecentlyViewed(noViews, { ...noViews, items: withTimesInOrder(items, 'timestamp') });
  },
  write: ({ items }) => ({ recentlyViewedTools: storedTextOf(items) }),
};
