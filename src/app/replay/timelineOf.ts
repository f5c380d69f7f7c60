import type { UnknownAction } from '@reduxjs/toolkit';

import type { RootState } from '../rootReducer';
import type { ActionOrigin } from '../session/actionOrigin';
import { firstState, replaySteps } from '../session/replaySession';
import { marksOf, type Session } from '../session/session';

/** An action of a session and the state after it. Entry 0 has the state before the first action. */
export interface TimelineEntry {
  number: number;
  action: UnknownAction | undefined;
  state: RootState;
  /** Milliseconds since the recording began. If the file has no times, entries are one second apart. */
  at: number;
  /** Whether `at` was recorded. */
  isTimed: boolean;
  origin: ActionOrigin;
  /** What is wrong after the action: reducer errors and broken invariants, one sentence each. */
  faults: readonly string[];
}

const unknownStepMs = 1000;

/**
 * Returns the actions of a session with the state after each. Computing all states up front is cheap, since
 * they share unchanged parts. Ends at the first action whose reducer throws.
 */
export function timelineOf(session: Session): readonly TimelineEntry[] {
  const marks = marksOf(session);
  const start: TimelineEntry = {
    number: 0,
    action: undefined,
    state: firstState(session),
    at: 0,
    isTimed: marks.some(({ at }) => at !== null),
    origin: 'page',
    faults: [],
  };
  const timeline = [start];
  for (const { number, action, state, broken, thrown } of replaySteps(session)) {
    const before = timeline.at(-1)?.at ?? 0;
    const mark = marks[number - 1];
    const faults = broken().map(({ slice, name, sentence }) => `${slice}: ${name}. ${sentence}`);
    timeline.push({
      number,
      action,
      state,
      // The system clock may have been set back.
      at: Math.max(before, mark?.at ?? before + unknownStepMs),
      isTimed: typeof mark?.at === 'number',
      origin: mark?.origin ?? 'page',
      faults: thrown === undefined ? faults : [...faults, `The reducer threw: ${thrown}`],
    });
  }
  return timeline;
}

/** Returns the feature of an action: the first part of its type. */
export const featureOf = ({ action }: TimelineEntry): string => action?.type.split('/')[0] ?? 'start';
