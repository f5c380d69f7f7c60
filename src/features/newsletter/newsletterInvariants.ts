import { holds, type Invariant } from '../../lib/invariant';

import { newsletterForms, type NewsletterState, newsletterStatuses } from './newsletterSlice';

/** The invariants of the newsletter forms after every action (forms-2, state-14). */
export const newsletterInvariants: readonly Invariant<NewsletterState>[] = [
  {
    name: 'each newsletter form has a known status',
    check: ({ forms }) => {
      const areRight =
        Object.keys(forms).length === newsletterForms.length &&
        newsletterForms.every((form) => newsletterStatuses.includes(forms[form]));
      return holds(areRight, `They are ${JSON.stringify(forms)}.`);
    },
  },
];
