import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import { writtenSession } from './reproducible';

/** Records the actions of a visit, in the format of a Redux DevTools export (state-5). */
export interface Recorder {
  /** Records every action that reaches the reducers. */
  enhancer: StoreEnhancer;
  count: () => number;
  subscribe: (listener: () => void) => () => void;
  /** The session in the format of a DevTools export, for its import and for `npm run replay`. */
  sessionFile: () => string;
}

/**
 * A recorder of the newest `maxActions` actions. Older ones are reduced into the session's preloaded state, as DevTools
 * commits them.
 */
export function createRecorder(maxActions: number): Recorder {
  const actions: UnknownAction[] = [];
  const listeners = new Set<() => void>();
  let preloaded: unknown;
  let count = 0;
  let reduce: (state: unknown, action: UnknownAction) => unknown = (state) => state;

  function record(action: UnknownAction): void {
    count += 1;
    actions.push(action);
    const oldest = actions.length > maxActions ? actions.shift() : undefined;
    if (oldest) preloaded = reduce(preloaded, oldest);
    for (const listener of listeners) listener();
  }

  return {
    enhancer: (next) => (reducer, preloadedState) => {
      const store = next(reducer, preloadedState);
      // With the initial state of every slice: parts of it depend on the browser (RTK Query's `config`).
      preloaded = store.getState();
      reduce = reducer as typeof reduce;
      return {
        ...store,
        dispatch: (action) => {
          record(action);
          return store.dispatch(action);
        },
      };
    },
    count: () => count,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // As in DevTools: nested JSON strings.
    sessionFile: () => {
      const session = writtenSession({ actions, preloadedState: preloaded });
      return JSON.stringify({
        payload: JSON.stringify(session.actions),
        preloadedState: JSON.stringify(session.preloadedState),
      });
    },
  };
}
