import { limits } from '../../domain/limits';
import { all, areUnique, holds, type Invariant } from '../../lib/invariant';

import type { RecentSearchesState } from './recentSearchesSlice';

/** The invariants of the recent searches after every action (search-9, state-14). */
export const recentSearchesInvariants: readonly Invariant<RecentSearchesState>[] = [
  {
    name: `at most ${limits.maxRecentSearches} searches are kept`,
    check: ({ items }) => holds(items.length <= limits.maxRecentSearches, `There are ${items.length}.`),
  },
  {
    name: 'no search is kept twice or empty',
    check: ({ items }) =>
      all(areUnique(items.map((item) => item.toLowerCase())), holds(!items.includes(''), 'One is empty.')),
  },
];
