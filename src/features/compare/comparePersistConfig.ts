import { limits } from '../../domain/limits';
import { parseTool } from '../../domain/parseTool';
import { type Tool, toolWithDefaults } from '../../domain/tool';
import { getOwn } from '../../lib/getOwn';
import { latestTimes, timesWithout } from '../../lib/lastWriteWins';
import { parseJson } from '../../lib/parseJson';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';
import { parseStoredList, storedTextOf } from '../../platform/storedList';
import { parseTime, parseTimes, parseTimesRecord, timesTextOf } from '../../platform/storedTimes';

import { compareSlice, type CompareState, mergeCompare } from './compareSlice';

function parseCompared(raw: unknown): Tool | undefined {
  const { fields } = parseTool(raw, '');
  return fields && toolWithDefaults(fields);
}

/** Tools stored without a time keep their order, before all tools with a time. */
const timeAt = (index: number) => new Date(index).toISOString();

/**
 * `compareTools` (storage-5, compare-5): the tools themselves, so that the comparison works after a
 * reload. Beside it `compareTimes`: when they were added and removed, and the
 * places of those that were restored.
 */
export const comparePersistConfig: SlicePersistConfig<CompareState, 'compare'> = {
  name: 'compare',
  keys: ['compareTimes', 'compareTools'],
  fields: ['items', 'addedAt', 'removedAt', 'clearedAt', 'placedAt'],
  acrossTabs: 'merged',
  merge: mergeCompare,
  read: ({ compareTimes = null, compareTools = null }, isStart, onUnusable) => {
    if (compareTimes === null && compareTools === null) return undefined;
    const list = parseJson(compareTools ?? '[]');
    const tools = parseStoredList('compareTools', list, parseCompared, ({ id }) => id, onUnusable) ?? [];
    const items = tools.slice(0, limits.maxCompared);
    const times = parseTimesRecord('compareTimes', compareTimes, onUnusable);
    const known = parseTimes(times.addedAt);
    const listedAt = Object.fromEntries(
      items.map(({ id }, index) => [id, getOwn(known, id) ?? timeAt(index)]),
    );
    const removedAt = parseTimes(times.removedAt);
    const clearedAt = parseTime(times.clearedAt);
    const isClearedLater = Object.values(listedAt).some((time) => time <= clearedAt);
    return mergeCompare(compareSlice.getInitialState(), {
      items,
      waiting: [],
      addedAt: { ...known, ...listedAt },
      removedAt: isStart
        ? timesWithout(
            removedAt,
            items.map(({ id }) => id),
          )
        : removedAt,
      clearedAt: isStart && isClearedLater ? '' : clearedAt,
      placedAt: parseTimes(times.placedAt),
    });
  },
  write: ({ items, addedAt, removedAt, clearedAt, placedAt }) => ({
    compareTimes: timesTextOf({
      // Including the times of waiting tools: otherwise another tab would treat them as older.
      addedAt: {
        ...latestTimes(addedAt, limits.maxStoredTimes),
        ...Object.fromEntries(items.map(({ id }) => [id, getOwn(addedAt, id) ?? ''])),
      },
      removedAt: latestTimes(removedAt, limits.maxStoredTimes),
      clearedAt,
      placedAt,
    }),
    compareTools: storedTextOf(items),
  }),
};
