/**
 * Runs in the page, before the application: Redux DevTools' own engine in place of the browser extension,
 * which hands it to Redux Toolkit as __REDUX_DEVTOOLS_EXTENSION_COMPOSE__. Bundled by devTools.ts.
 */
import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

type State = Record<string, unknown>;

/** What the monitor of the extension would show. */
interface Log {
  types: string[];
  /** Per action: the error that computing its state raised. */
  errors: (string | undefined)[];
  currentIndex: number;
}

export interface DevTools {
  log: () => Log;
  /** The state after the action with this index. */
  stateAt: (index: number) => State;
  state: () => State;
  jumpTo: (index: number) => void;
  /** The extension's file format: texts inside JSON. */
  exportLog: () => string;
  importLog: (file: string) => void;
  /** The application's own dispatch, with its effects: the event happens. */
  dispatch: (action: Action) => void;
}

interface Options {
  maxAge?: number;
}

let liftedStore: EnhancedStore<State, Action, null>['liftedStore'] | undefined;
let dispatch: ((action: Action) => void) | undefined;

function lifted() {
  if (!liftedStore) throw new Error('The application has made no store with DevTools.');
  return liftedStore;
}

const devTools: DevTools = {
  log: () => {
    const { stagedActionIds, actionsById, computedStates, currentStateIndex } = lifted().getState();
    return {
      types: stagedActionIds.map((id) => actionsById[id]?.action.type ?? ''),
      errors: computedStates.map(({ error }) => error),
      currentIndex: currentStateIndex,
    };
  },
  stateAt: (index) => lifted().getState().computedStates[index]?.state ?? {},
  state: () => {
    const { computedStates, currentStateIndex } = lifted().getState();
    return computedStates[currentStateIndex]?.state ?? {};
  },
  jumpTo: (index) => void lifted().dispatch(ActionCreators.jumpToState(index)),
  exportLog: () => {
    const { stagedActionIds, actionsById, committedState } = lifted().getState();
    const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
    // `committedState` is the preloaded state with the folded actions; JSON leaves it out where there is none.
    const preloadedState = JSON.stringify(committedState) as string | undefined;
    return JSON.stringify({ payload: JSON.stringify(actions), preloadedState });
  },
  importLog: (file) => {
    const { payload, preloadedState } = JSON.parse(file) as { payload: string; preloadedState?: string };
    const actions = JSON.parse(payload) as Action[];
    lifted().dispatch({
      ...ActionCreators.importState<State, Action>(actions),
      ...(preloadedState ? { preloadedState: JSON.parse(preloadedState) as State } : {}),
    });
  },
  dispatch: (action) => dispatch?.(action),
};

function composeWithDevTools({ maxAge = 50 }: Options = {}) {
  return (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) => {
      const engine = instrument<State, Action>(() => null, { maxAge, shouldCatchErrors: true });
      const createInstrumented = engine(createStore as never) as unknown as typeof createStore;
      const createKept: typeof createStore = (reducer, preloadedState) => {
        const store = createInstrumented(reducer, preloadedState);
        ({ liftedStore } = store as unknown as EnhancedStore<State, Action, null>);
        return store;
      };
      // As in the extension, the engine is the innermost: it sees every action that reaches the reducers.
      const createWhole = enhancers.reduceRight((inner, enhancer) => enhancer(inner), createKept);
      const createWatched: typeof createStore = (reducer, preloadedState) => {
        const store = createWhole(reducer, preloadedState);
        dispatch = store.dispatch as unknown as typeof dispatch;
        return store;
      };
      return createWatched;
    };
}

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools, devTools });
