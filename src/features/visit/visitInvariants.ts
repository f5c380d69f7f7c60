import { all, areTimes, holds, type Invariant } from '../../lib/invariant';

import type { VisitState } from './visitSlice';

/** The invariants of the visit after every action (state-14). */
export const visitInvariants: readonly Invariant<VisitState>[] = [
  {
    name: 'the route is a path with a query',
    check: ({ route: { pathname, search, hash } }) =>
      holds(
        pathname.startsWith('/') && /^(\?|$)/.test(search) && /^(#|$)/.test(hash),
        `It is "${pathname}", "${search}" and "${hash}".`,
      ),
  },
  {
    name: 'the seed and the start of the visit are known values',
    check: ({ seed, startedAt }) =>
      all(areTimes([startedAt]), holds(Number.isFinite(seed), `The seed is ${seed}.`)),
  },
];
