import type { ForkedTaskAPI } from '@reduxjs/toolkit';

import { holds, type Invariant } from '../lib/invariant';

/** The forms that can be sent (trust-13). */
export type FormName = 'contact' | 'newsletter' | 'submission';

/** Sends a form's fields; resolves to whether they were accepted, and never rejects. */
type SendForm = (fields: object) => Promise<boolean>;

/** The senders by form; a form without one sends nothing. */
export type FormSenders = Partial<Record<FormName, SendForm>>;

/**
 * Sends a form's fields from a listener or, if the build has no endpoint for it, waits. Resolves to whether they
 * were accepted.
 */
export async function sendOrWait(
  { delay, pause }: Pick<ForkedTaskAPI, 'delay' | 'pause'>,
  send: SendForm | undefined,
  fields: object,
  delayMs: number,
): Promise<boolean> {
  if (send) return pause(send(fields));
  await delay(delayMs);
  return true;
}

const outcomes = ['pending', 'accepted', 'failed'] as const;

/** The outcome of each submission sent in this visit, by id. */
export type SendingOutcomes = Record<string, (typeof outcomes)[number]>;

/** The outcome of a submission, or 'none' when nothing was sent. */
export type SendingOutcome = SendingOutcomes[string] | 'none';

/**
 * Marks pending submissions in a draft of the state as failed: those of a recorded state are not being sent
 * here (state-21).
 */
export function failPending(draft: SendingOutcomes): void {
  for (const id of Object.keys(draft)) if (draft[id] === 'pending') draft[id] = 'failed';
}

/** The invariant of a form's outcomes after every action (forms-7, state-14). */
export const outcomesInvariant: Invariant<{ outcomes: SendingOutcomes }> = {
  name: 'what was sent is pending, was accepted or has failed',
  check: (state) =>
    holds(
      Object.values(state.outcomes).every((outcome) => outcomes.includes(outcome)),
      `They are ${JSON.stringify(state.outcomes)}.`,
    ),
};
