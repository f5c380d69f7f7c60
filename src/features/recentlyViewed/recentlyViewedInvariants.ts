import { limits } from '../../domain/limits';
import { getOwn } from '../../lib/getOwn';
import { areDescending, areTimes, areUnique, holds, type Invariant } from '../../lib/invariant';

import type { RecentlyViewedState } from './recentlyViewedSlice';

/** The invariants of the recently viewed tools after every action (tool-25, tool-26, state-14). */
export const recentlyViewedInvariants: readonly Invariant<RecentlyViewedState>[] = [
  {
    name: `at most ${limits.maxRecentlyViewed} tools are recently viewed`,
    check: ({ items }) => holds(items.length <= limits.maxRecentlyViewed, `There are ${items.length}.`),
  },
  { name: 'no tool is recently viewed twice', check: ({ items }) => areUnique(items.map(({ _id }) => _id)) },
  {
    name: 'recently viewed tools are listed newest first',
    check: ({ items }) => areDescending(items.map(({ timestamp }) => timestamp)),
  },
  {
    name: 'times of views are ISO times',
    check: ({ items, missing }) =>
      areTimes([...items.map(({ timestamp }) => timestamp), ...Object.values(missing)]),
  },
  {
    name: 'no tool is listed that was found missing since',
    check: ({ items, missing }) => {
      const gone = items.find(({ _id, timestamp }) => (getOwn(missing, _id) ?? '') >= timestamp);
      return holds(gone === undefined, `"${gone?._id}" was found missing, and is listed.`);
    },
  },
];
