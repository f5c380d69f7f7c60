import { holds, type Invariant } from '../lib/invariant';

/** The forms that can be sent (trust-13). */
export type FormName = 'contact' | 'newsletter' | 'submission';

/** Sends a form's fields; resolves to whether they were accepted, and never rejects. */
type SendForm = (fields: object) => Promise<boolean>;

/** How the forms that are sent are sent; a form without a sender sends nothing. */
export type FormSenders = Partial<Record<FormName, SendForm>>;

const outcomes = ['pending', 'accepted', 'failed'] as const;

/** What became of what a form sent in this visit, by id. */
export type SendingOutcomes = Record<string, (typeof outcomes)[number]>;

/** What became of something that a form sent, or of nothing. */
export type SendingOutcome = SendingOutcomes[string] | 'none';

/** Changes a draft of the state: what was being sent in a recorded state has failed, for it is not sent here (state-21). */
export function failPending(draft: SendingOutcomes): void {
  for (const id of Object.keys(draft)) if (draft[id] === 'pending') draft[id] = 'failed';
}

/** What holds of the outcomes of a form after every action (forms-7, state-14). */
export const outcomesInvariant: Invariant<{ outcomes: SendingOutcomes }> = {
  name: 'what was sent is pending, was accepted or has failed',
  check: (state) =>
    holds(
      Object.values(state.outcomes).every((outcome) => outcomes.includes(outcome)),
      `They are ${JSON.stringify(state.outcomes)}.`,
    ),
};
