import { outcomesInvariant } from '../../domain/formSending';
import { all, areAscending, areTimes, areUnique, type Invariant } from '../../lib/invariant';

import type { SubmissionsState } from './submissionsSlice';

/** The invariants of the submissions after every action (forms-10, state-14). */
export const submissionsInvariants: readonly Invariant<SubmissionsState>[] = [
  { name: 'no two submissions share an id', check: ({ items }) => areUnique(items.map(({ id }) => id)) },
  {
    name: 'submissions are listed oldest first',
    check: ({ items }) => {
      const times = items.map(({ submittedAt }) => submittedAt);
      return all(areTimes(times), areAscending(times));
    },
  },
  outcomesInvariant,
];
