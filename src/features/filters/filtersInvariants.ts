import { areCounts, type Invariant } from '../../lib/invariant';

import type { FiltersState } from './filtersSlice';

/** The invariants of the filters after every action (list-33, state-14). */
export const filtersInvariants: readonly Invariant<FiltersState>[] = [
  { name: 'pages count from 1', check: ({ page }) => areCounts([page], 1) },
];
