import { holds, type Invariant } from '../../lib/invariant';

import type { ContactState } from './contactSlice';

/** What holds of the contact form's messages after every action (forms-7, state-14). */
export const contactInvariants: readonly Invariant<ContactState>[] = [
  {
    name: 'each message is pending, was accepted or has failed',
    check: ({ outcomes }) =>
      holds(
        Object.values(outcomes).every((outcome) => ['pending', 'accepted', 'failed'].includes(outcome)),
        `They are ${JSON.stringify(outcomes)}.`,
      ),
  },
];
