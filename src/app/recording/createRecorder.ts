import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import { originOf } from '../session/actionOrigin';
import { type ActionMark, type RecordedPage, sessionText, sessionVersion } from '../session/session';

/** Records the actions of a visit, in the format of a Redux DevTools export (state-5). */
export interface Recorder {
  /** Records every action that reaches the reducers. */
  enhancer: StoreEnhancer;
  count: () => number;
  subscribe: (listener: () => void) => () => void;
  /** The text of the session file, for the import of DevTools and for `npm run replay`. */
  sessionFile: () => string;
}

/**
 * A recorder of the newest `maxActions` actions. Older ones are reduced into the session's preloaded state, as DevTools
 * commits them.
 */
export function createRecorder(maxActions: number, page: RecordedPage): Recorder {
  const actions: UnknownAction[] = [];
  const marks: ActionMark[] = [];
  const startedAt = Date.parse(page.startedAt);
  const listeners = new Set<() => void>();
  let preloaded: unknown;
  let count = 0;
  let reduce: (state: unknown, action: UnknownAction) => unknown = (state) => state;

  function record(action: UnknownAction): void {
    count += 1;
    actions.push(action);
    marks.push({ at: Math.max(0, Date.now() - startedAt), origin: originOf(action) });
    if (actions.length > maxActions) {
      const oldest = actions.shift();
      marks.shift();
      if (oldest) preloaded = reduce(preloaded, oldest);
    }
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
    sessionFile: () =>
      sessionText({
        preloadedState: preloaded,
        actions,
        details: { version: sessionVersion, ...page, marks },
      }),
  };
}
