import { receiveTool } from '../../domain/receiveTool';
import { mergeTool } from '../../domain/tool';
import { type ViewedTool, viewedToolOf } from '../../domain/viewedTool';
import { parseJson } from '../../lib/parseJson';
import { readRecord, readTime } from '../../lib/read';
import { acceptTime } from '../../platform/clock';
import type { SliceStorage } from '../../platform/persistedSlice';
import { receiveStoredList, storedTextOf } from '../../platform/storedList';

import { mergeRecentlyViewed, recentlyViewedSlice, type RecentlyViewedState } from './recentlyViewedSlice';

/** Checks a stored entry; undefined when it is not a tool, or has no time. */
function receiveViewed(raw: unknown): ViewedTool | undefined {
  const { fields } = receiveTool(raw, '');
  const timestamp = readTime(readRecord(raw)?.timestamp);
  return fields && timestamp !== undefined
    ? viewedToolOf(mergeTool(undefined, fields), acceptTime(timestamp))
    : undefined;
}

/** `recentlyViewedTools` (storage-7); nothing is stored while nothing was viewed. */
export const recentlyViewedStorage: SliceStorage<RecentlyViewedState> = {
  name: 'recentlyViewed',
  keys: ['recentlyViewedTools'],
  fields: ['items'],
  acrossTabs: 'merged',
  merge: mergeRecentlyViewed,
  read: ({ recentlyViewedTools }) => {
    if (recentlyViewedTools === null || recentlyViewedTools === undefined) return undefined;
    const list = parseJson(recentlyViewedTools);
    const items = receiveStoredList('recentlyViewedTools', list, receiveViewed, ({ _id }) => _id);
    const noViews = recentlyViewedSlice.getInitialState();
    return items && mergeRecentlyViewed(noViews, { ...noViews, items });
  },
  write: ({ items }) => ({ recentlyViewedTools: storedTextOf(items) }),
};
