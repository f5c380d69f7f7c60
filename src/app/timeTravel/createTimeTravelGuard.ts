import {
  isAction,
  isPending,
  type Middleware,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { catalogueApi } from '../../catalogue/catalogueApi';

/**
 * Whether the store is in time travel: it shows a state that did not follow from its own dispatches, such as after a jump or an
 * import in Redux DevTools (state-8). Meanwhile no action reaches the reducers.
 */
export interface TimeTravel<State = unknown> {
  isActive: () => boolean;
  /** Whether `continueFromHere` does anything: not in a store that is always in time travel. */
  canContinue: boolean;
  /** How many times the state was replaced; what is rendered for one state is not kept for the next. */
  replacedCount: () => number;
  /** Calls a listener at the start, at each further state, and at the end. */
  subscribe: (listener: () => void) => () => void;
  /** Runs a function at each start; at once in a store that is in time travel already. */
  onStart: (run: () => void) => void;
  /** Runs a function when the visitor continues from the shown state, before anything is rendered. */
  onContinue: (run: () => void) => () => void;
  /** Shows a state, for replays without DevTools. */
  show: (state: State) => void;
  /** Makes the shown state the live one: dispatches have their effects again, and start from it. */
  continueFromHere: () => void;
}

export interface TimeTravelGuard {
  /** The first middleware: no listener and no request starts while the store is in time travel. */
  middleware: Middleware;
  /** Inside the middleware and outside DevTools: sees whether a state follows from a dispatch. */
  enhancer: StoreEnhancer<{ timeTravel: TimeTravel }>;
  timeTravel: TimeTravel;
}

interface WithLiftedStore {
  liftedStore?: { dispatch: (action: { type: string; timestamp: number }) => unknown };
}

const stateShown = '@@timeTravel/stateShown';

/** Thrown instead of dispatching `pending`: to `createAsyncThunk` as if its own condition had said no. */
const noRequest = { name: 'ConditionError', message: 'No request starts while a recorded state is shown.' };

const { unsubscribeQueryResult, internal_getRTKQSubscriptions } = catalogueApi.internalActions;

/** RTK Query's subscriptions: its internal read of them, which needs a result, and those of unmounted components, which end. */
const isOfSubscriptions = (action: unknown): boolean =>
  unsubscribeQueryResult.match(action) || internal_getRTKQSubscriptions.match(action);

const nothing = () => undefined;

/** The guard of a store in a build without DevTools: nothing there can put another state in its place. */
export const noTimeTravel: TimeTravelGuard = {
  timeTravel: {
    isActive: () => false,
    canContinue: false,
    replacedCount: () => 0,
    subscribe: () => nothing,
    onStart: nothing,
    onContinue: () => nothing,
    show: nothing,
    continueFromHere: nothing,
  },
  middleware: () => (next) => next,
  enhancer: (next) => (reducer, preloadedState) => ({
    ...next(reducer, preloadedState),
    timeTravel: noTimeTravel.timeTravel,
  }),
};

/** The guard of one store. With `isAlwaysActive`, the store only shows recorded states (`timeTravel.show`) and never leaves time travel. */
export function createTimeTravelGuard({ isAlwaysActive = false } = {}): TimeTravelGuard {
  const listeners = new Set<() => void>();
  const starts = new Set<() => void>();
  const continues = new Set<() => void>();
  let isActive = isAlwaysActive;
  let replacedCount = 0;
  /** Whether the next notification of the inner store is that of a dispatch. */
  let isExpected = false;
  let show: TimeTravel['show'] = () => undefined;
  let commit = () => undefined as unknown;

  const expecting = <Result>(change: () => Result): Result => {
    isExpected = true;
    try {
      return change();
    } finally {
      isExpected = false;
    }
  };
  const replaced = () => {
    replacedCount += 1;
    for (const listener of listeners) listener();
  };
  const enter = () => {
    const isStart = !isActive;
    isActive = true;
    if (isStart) for (const run of starts) run();
    replaced();
  };

  const timeTravel: TimeTravel = {
    isActive: () => isActive,
    canContinue: !isAlwaysActive,
    replacedCount: () => replacedCount,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStart: (run) => {
      starts.add(run);
      if (isActive) run();
    },
    onContinue: (run) => {
      continues.add(run);
      return () => continues.delete(run);
    },
    show: (state) => show(state),
    continueFromHere: () => {
      if (!isActive || isAlwaysActive) return;
      expecting(commit);
      isActive = false;
      for (const run of continues) run();
      replaced();
    },
  };

  return {
    timeTravel,
    middleware: () => (next) => (action) => {
      // Thunks run: what they dispatch comes here. RTK Query's hooks need what `initiate` returns.
      if (!isActive || !isAction(action) || isOfSubscriptions(action)) return next(action);
      // oxlint-disable-next-line typescript/only-throw-error -- what createAsyncThunk itself throws
      if (isPending(action)) throw noRequest;
      return action;
    },
    enhancer: (next) => (reducer, preloadedState) => {
      const replaceable: typeof reducer = (state, action) =>
        action.type === stateShown
          ? (action as unknown as { payload: ReturnType<typeof reducer> }).payload
          : reducer(state, action);
      const store = next(replaceable, preloadedState);
      let last = store.getState();
      store.subscribe(() => {
        const state = store.getState();
        const isReplaced = !isExpected && state !== last;
        last = state;
        // A dispatch in a later listener expects a notification of its own.
        isExpected = false;
        if (isReplaced) enter();
      });
      show = (payload) => (store.dispatch as (action: UnknownAction) => void)({ type: stateShown, payload });
      // A live action after a jump is else computed on DevTools' last state, not on the shown one.
      commit = () =>
        (store as WithLiftedStore).liftedStore?.dispatch({ type: 'COMMIT', timestamp: Date.now() });
      return {
        ...store,
        timeTravel,
        dispatch: (action) => (isActive ? action : expecting(() => store.dispatch(action))),
        replaceReducer: (nextReducer) => expecting(() => store.replaceReducer(nextReducer)),
      };
    },
  };
}
