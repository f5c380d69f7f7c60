import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** Records the actions of a visit, in the format of a Redux DevTools export (state-5). */
export interface Recorder {
  /** Records every action that reaches the reducers. */
  enhancer: StoreEnhancer;
  count: () => number;
  subscribe: (listener: () => void) => () => void;
  /** The session in the format of a DevTools export, for its import and for `npm run replay`. */
  sessionFile: () => string;
}

/** A recorder of the newest `maxActions` actions; older ones are folded into the preloaded state. */
export function createRecorder<State>(
  reduce: (state: State | undefined, action: UnknownAction) => State,
  maxActions: number,
): Recorder {
  const actions: UnknownAction[] = [];
  const listeners = new Set<() => void>();
  let committed: State | undefined;
  let count = 0;

  function record(action: UnknownAction): void {
    count += 1;
    actions.push(action);
    const oldest = actions.length > maxActions ? actions.shift() : undefined;
    if (oldest) committed = reduce(committed, oldest);
    for (const listener of listeners) listener();
  }

  return {
    enhancer: (next) => (reducer, preloadedState) => {
      const store = next(reducer, preloadedState);
      committed = preloadedState as State | undefined;
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
    sessionFile: () => {
      // As in DevTools: nested JSON strings. The preloaded state is a prerendered page's, with the folded actions.
      const preloadedState = committed === undefined ? undefined : JSON.stringify(committed);
      return JSON.stringify({ payload: JSON.stringify(actions), preloadedState });
    },
  };
}
