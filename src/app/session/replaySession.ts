import { rootReducer, type RootState } from '../rootReducer';

import type { Session } from './session';

/** The result of a replay: the last state, and the error that stopped it. */
export interface Replay {
  state: RootState;
  /** Number of the first action whose reducer threw, counted from 1, and the error's message. */
  failure?: { number: number; type: string; message: string };
}

/** Replays a session through the root reducer, without fetching, storing or rendering anything. */
export function replaySession({ preloadedState, actions }: Session): Replay {
  let state = rootReducer(preloadedState as RootState | undefined, { type: '@@INIT' });
  for (const [index, action] of actions.entries()) {
    try {
      state = rootReducer(state, action);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { state, failure: { number: index + 1, type: action.type, message } };
    }
  }
  return { state };
}
