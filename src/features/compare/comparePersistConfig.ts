import { limits } from '../../domain/limits';
import { parseTool } from '../../domain/parseTool';
import { type Tool, toolWithDefaults } from '../../domain/tool';
import { getOwn } from '../../lib/getOwn';
import { timesOnly, timesWithout } from '../../lib/lastWriteWins';
import { parseJson } from '../../lib/parseJson';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';
import { parseStoredList, storedTextOf } from '../../platform/storedList';
import {
  parseTimes,
  parseTimesRecord,
  readTimes,
  timesInOrder,
  timesTextOf,
  usableTime,
} from '../../platform/storedTimes';

import { compareSlice } from './compareSlice';
import { type CompareState, mergeCompare } from './compareState';

function parseCompared(raw: unknown): Tool | undefined {
  const { fields } = parseTool(raw, '');
  return fields && toolWithDefaults(fields);
}

/** Tools without a usable time sort before all others. */
const beforeAll = 0;

/**
 * `compareTools` (storage-5, compare-5) has the tools themselves, so that the comparison works after a
 * reload. `compareTimes` has the times of additions and removals, and the places of restored tools.
 */
export const comparePersistConfig: SlicePersistConfig<CompareState, 'compare'> = {
  name: 'compare',
  keys: ['compareTimes', 'compareTools'],
  fields: ['items', 'addedAt', 'removedAt', 'placedAt'],
  acrossTabs: 'merged',
  merge: mergeCompare,
  read: ({ compareTimes = null, compareTools = null }, isStart, onUnusable) => {
    if (compareTimes === null && compareTools === null) return undefined;
    const list = parseJson(compareTools ?? '[]');
    const tools = parseStoredList('compareTools', list, parseCompared, ({ id }) => id, onUnusable) ?? [];
    const items = tools.slice(0, limits.maxCompared);
    const times = parseTimesRecord('compareTimes', compareTimes, onUnusable);
    const ids = items.map(({ id }) => id);
    const [added, placed] = [readTimes(times.addedAt), readTimes(times.placedAt)];
    const stored = ids.map((id) => usableTime(getOwn(placed, id) ?? getOwn(added, id) ?? ''));
    const places = timesInOrder(stored.toReversed(), beforeAll).toReversed();
    const placedAt = Object.fromEntries(ids.map((id, index) => [id, places[index] ?? '']));
    const listedAt = Object.fromEntries(
      ids.map((id) => [id, usableTime(getOwn(added, id) ?? '') || (placedAt[id] ?? '')]),
    );
    const removedAt = parseTimes(times.removedAt);
    return mergeCompare(compareSlice.getInitialState(), {
      items,
      waiting: [],
      addedAt: { ...parseTimes(times.addedAt), ...listedAt },
      removedAt: isStart ? timesWithout(removedAt, ids) : removedAt,
      placedAt,
    });
  },
  write: ({ items, addedAt, removedAt, placedAt }) => ({
    compareTimes: timesTextOf({
      addedAt,
      removedAt,
      // Without those of waiting tools, which are not stored: a tab that does not know them could not keep their places.
      placedAt: timesOnly(
        placedAt,
        items.map(({ id }) => id),
      ),
    }),
    compareTools: storedTextOf(items),
  }),
};
