import { limits } from '../../domain/limits';
import { receiveTool } from '../../domain/receiveTool';
import { mergeTool } from '../../domain/tool';
import { type ViewedTool, viewedToolOf } from '../../domain/viewedTool';
import { parseJson } from '../../lib/parseJson';
import { readRecord, readTime } from '../../lib/read';
import type { SliceStorage } from '../../platform/persistSlice';

import type { RecentlyViewedState } from './recentlyViewedSlice';

/** A stored entry; undefined when it is no tool, or does not say when it was viewed. */
function receiveViewed(raw: unknown): ViewedTool | undefined {
  const { fields } = receiveTool(raw, '');
  const timestamp = readTime(readRecord(raw)?.timestamp);
  return fields && timestamp !== undefined
    ? viewedToolOf(mergeTool(undefined, fields), timestamp)
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
    if (!Array.isArray(list)) {
      console.warn('The stored recentlyViewedTools are no list and were ignored.');
      return undefined;
    }
    const received = list.map(receiveViewed).filter((viewed) => viewed !== undefined);
    const items = received.filter(({ _id }, at) => received.findIndex((first) => first._id === _id) === at);
    return { items: items.slice(0, limits.recentlyViewedMost) };
  },
  write: ({ items }) => ({ recentlyViewedTools: items.length > 0 ? JSON.stringify(items) : null }),
};
