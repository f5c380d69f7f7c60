import { limits } from '../../domain/limits';
import { receiveTool } from '../../domain/receiveTool';
import { mergeTool } from '../../domain/tool';
import { type ViewedTool, viewedToolOf } from '../../domain/viewedTool';
import { parseJson } from '../../lib/parseJson';
import { readRecord, readTime } from '../../lib/read';
import { notAfterNow } from '../../platform/clock';
import type { SliceStorage } from '../../platform/persistSlice';
import { receiveStoredList, storedTextOf } from '../../platform/storedList';

import { type RecentlyViewedState, storedListChanged } from './recentlyViewedSlice';

/** A stored entry; undefined when it is no tool, or does not say when it was viewed. */
function receiveViewed(raw: unknown): ViewedTool | undefined {
  const { fields } = receiveTool(raw, '');
  const timestamp = readTime(readRecord(raw)?.timestamp);
  return fields && timestamp !== undefined
    ? viewedToolOf(mergeTool(undefined, fields), notAfterNow(timestamp))
    : undefined;
}

/** `recentlyViewedTools` as CONTRACT 3 has it; nothing is stored while nothing was viewed. */
export const recentlyViewedStorage: SliceStorage<RecentlyViewedState> = {
  name: 'recentlyViewed',
  keys: ['recentlyViewedTools'],
  fields: ['items'],
  read: ({ recentlyViewedTools }) => {
    if (recentlyViewedTools === null || recentlyViewedTools === undefined) return undefined;
    const list = parseJson(recentlyViewedTools);
    const items = receiveStoredList('recentlyViewedTools', list, receiveViewed, ({ _id }) => _id);
    items?.sort((a, b) => b.timestamp.localeCompare(a.timestamp));
    return items && { items: items.slice(0, limits.recentlyViewedMost) };
  },
  write: ({ items }) => ({ recentlyViewedTools: storedTextOf(items) }),
  changes: (_before, { items = [] }) => (items.length > 0 ? [storedListChanged(items)] : []),
};
