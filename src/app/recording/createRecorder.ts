import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** An action that reached the reducers, and when, in milliseconds since 1970. */
interface RecordedAction {
  action: UnknownAction;
  time: number;
}

/** The newest actions of a visit, and the state before the first of them. */
export interface Recording {
  preloadedState: unknown;
  actions: readonly RecordedAction[];
  /** Whether earlier actions were dropped to stay within the limit. */
  isCut: boolean;
}

/** Keeps the newest actions of a visit in memory (state-5). */
export interface Recorder {
  /** The store enhancer that records every action that reaches the reducers. */
  enhancer: StoreEnhancer;
  /** Returns how many actions were recorded, including dropped ones. */
  count: () => number;
  recording: () => Recording;
}

interface Part {
  /** The state before the part's first action. Only a reference, since states are immutable. */
  state: unknown;
  actions: RecordedAction[];
  size: number;
}

/** The oldest part is dropped as a whole: smaller parts keep the recording closer to its limit. */
const maxParts = 8;

/**
 * Creates a recorder of the newest actions, up to `maxSize` characters of JSON. A single action above the
 * limit is dropped when the next one arrives. The recording consists of parts that each begin with a
 * reference to the state, so dropping the oldest part does not require reducing its actions again.
 */
export function createRecorder(maxSize = 512_000): Recorder {
  const maxPartSize = maxSize / maxParts;
  let parts: Part[] = [];
  let count = 0;
  let isCut = false;

  function begin(state: unknown): Part {
    const part = { state, actions: [], size: 0 };
    parts.push(part);
    let size = parts.reduce((sum, one) => sum + one.size, 0);
    while (size > maxSize - maxPartSize) {
      size -= parts.shift()?.size ?? 0;
      isCut = true;
    }
    return part;
  }

  return {
    enhancer: (next) => (reducer, preloadedState) => {
      const store = next(reducer, preloadedState);
      let part = begin(store.getState());
      let depth = 0;
      let last: unknown = part.state;
      return {
        ...store,
        dispatch: (action) => {
          const state = store.getState();
          if (depth === 0 && state !== last) {
            // DevTools replaced the state, which the recorded actions do not lead to.
            isCut ||= count > 0;
            parts = [];
            part = begin(state);
          } else if (part.size > maxPartSize) part = begin(state);
          part.actions.push({ action, time: Date.now() });
          part.size += JSON.stringify(action).length;
          count += 1;
          depth += 1;
          try {
            return store.dispatch(action);
          } finally {
            depth -= 1;
            last = store.getState();
          }
        },
      };
    },
    count: () => count,
    recording: () => ({
      preloadedState: parts[0]?.state,
      actions: parts.flatMap(({ actions }) => actions),
      isCut,
    }),
  };
}
