import { rootReducer, type RootState } from '../../app/rootReducer';

import type { Session } from './readSession';

/** What a replay came to: the last state, and what stopped it. */
export interface Replay {
  state: RootState;
  /** Number of the first action whose reducer threw, counted from 1, and what it said. */
  failure?: { number: number; type: string; message: string };
}

/** Replays a session through the root reducer: nothing is fetched, stored or shown. */
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
