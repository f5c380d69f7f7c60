import type { Reducer, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** Keeps the log of a visit, in the form in which Redux DevTools exports one. */
export interface Recorder {
  /** Sees every action that reaches the reducers. */
  enhancer: StoreEnhancer;
  count: () => number;
  subscribe: (hear: () => void) => () => void;
  /** The session as a file of Redux DevTools: its import and `npm run replay` read it. */
  sessionFile: () => string;
}

/** A recorder that holds the newest `most` actions; older ones are folded into the state they led to. */
export function createRecorder(reduce: Reducer, most: number): Recorder {
  const actions: UnknownAction[] = [];
  const listeners = new Set<() => void>();
  let committed: unknown;
  let count = 0;

  function record(action: UnknownAction): void {
    count += 1;
    actions.push(action);
    const oldest = actions.length > most ? actions.shift() : undefined;
    if (oldest) committed = reduce(committed, oldest);
    for (const hear of listeners) hear();
  }

  return {
    enhancer: (next) => (reducer, preloadedState) => {
      const store = next(reducer, preloadedState);
      committed = preloadedState;
      return {
        ...store,
        dispatch: (action) => {
          record(action);
          return store.dispatch(action);
        },
      };
    },
    count: () => count,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    sessionFile: () => {
      // As in DevTools: texts inside JSON, and no preloadedState where the log begins with the first action.
      const preloadedState = committed === undefined ? undefined : JSON.stringify(committed);
      return JSON.stringify({ payload: JSON.stringify(actions), preloadedState });
    },
  };
}
