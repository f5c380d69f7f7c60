import { holds, type Invariant } from '../../lib/invariant';

import type { NewsletterState } from './newsletterSlice';

/** The invariants of the newsletter forms after every action (forms-2, state-14). */
export const newsletterInvariants: readonly Invariant<NewsletterState>[] = [
  {
    name: 'each newsletter form has a known status',
    check: ({ forms }) => {
      const statuses = [...Object.keys(forms).sort(), ...Object.values(forms)];
      const areRight =
        statuses.slice(0, 3).join() === 'block,footer,rail' &&
        statuses.slice(3).every((status) => ['idle', 'submitting', 'failed'].includes(status));
      return holds(areRight, `They are ${JSON.stringify(forms)}.`);
    },
  },
];
