import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

import { messageOf } from '../../lib/messageOf';
import { rootReducer, type RootState } from '../rootReducer';

import { type BrokenInvariant, brokenInvariants } from './invariants';
import type { Session } from './session';

/** The result of a replay: the last state, and the error that stopped it, if any. */
export interface Replay {
  state: RootState;
  /** The first action whose reducer threw: its number, counted from 1, its type, and the error's message. */
  failure?: { number: number; type: string; message: string };
}

/** The root reducer, or one that a test has wrapped. */
export type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState> | undefined>;

/** Returns the state before a session's first action. */
export function firstState({ preloadedState }: Session, reducer: RootReducer = rootReducer): RootState {
  return reducer(preloadedState as RootState | undefined, { type: '@@INIT' });
}

/** Replays a session through the root reducer, without fetching, storing or rendering anything. */
export function replaySession(session: Session, reducer: RootReducer = rootReducer): Replay {
  let state = firstState(session, reducer);
  for (const step of replaySteps(session, reducer)) {
    const { number, action, thrown } = step;
    state = step.state;
    if (thrown !== undefined) return { state, failure: { number, type: action.type, message: thrown } };
  }
  return { state };
}

/** One action of a replay. */
interface ReplayStep {
  /** Counted from 1. */
  number: number;
  action: UnknownAction;
  previous: RootState;
  /** The state after the action, or `previous` if the reducer threw. */
  state: RootState;
  /** Checks the invariants: returns those that the action breaks. */
  broken: () => readonly BrokenInvariant[];
  /** The message of the error that the reducer threw. */
  thrown: string | undefined;
}

/** Replays a session step by step, until an action throws (state-14). */
export function* replaySteps(session: Session, reducer: RootReducer = rootReducer): Generator<ReplayStep> {
  let last = firstState(session, reducer);
  for (const [index, action] of session.actions.entries()) {
    const previous = last;
    let thrown: string | undefined;
    try {
      last = reducer(previous, action);
    } catch (error) {
      thrown = messageOf(error);
    }
    const state = last;
    const broken = () => brokenInvariants(state, previous, action);
    yield { number: index + 1, action, previous, state, broken, thrown };
    if (thrown !== undefined) return;
  }
}
