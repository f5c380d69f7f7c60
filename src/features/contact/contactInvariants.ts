import { holds, type Invariant } from '../../lib/invariant';

import type { ContactState } from './contactSlice';

/** What holds of the contact form after every action (forms-7, state-14). */
export const contactInvariants: readonly Invariant<ContactState>[] = [
  {
    name: 'a message that is being sent has not failed',
    check: ({ isSending, hasFailed }) => holds(!isSending || !hasFailed, 'It is both.'),
  },
];
