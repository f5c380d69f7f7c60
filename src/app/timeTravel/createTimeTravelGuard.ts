import {
  isAction,
  isPending,
  type Middleware,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { catalogueApi } from '../../catalogue/catalogueApi';

/**
 * Tells whether the store is in time travel, showing a state that does not follow from its own dispatches,
 * for example after a jump or an import in Redux DevTools (state-8). During time travel no action reaches the
 * reducers.
 */
export interface TimeTravel<State = unknown> {
  isActive: () => boolean;
  /** Whether `continueFromHere` has an effect; false for a store that is always in time travel. */
  canContinue: boolean;
  /** Returns how many times the state was replaced; what is rendered for one is not kept for the next. */
  replacedCount: () => number;
  /** Calls a listener when time travel starts, at each further state, and when it ends. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Runs a function whenever time travel starts, and immediately if it is already active. Returns a function that
   * removes it.
   */
  onStart: (run: () => void) => () => void;
  /**
   * Runs a function when the visitor continues from the shown state, before anything is rendered. Returns a
   * function that removes it.
   */
  onContinue: (run: () => void) => () => void;
  /** Shows a state, for replays without DevTools. */
  show: (state: State) => void;
  /** Makes the shown state the live one: from then on dispatches take effect, starting from that state. */
  continueFromHere: () => void;
}

export interface TimeTravelGuard {
  /** The first middleware: during time travel no listener and no request starts. */
  middleware: Middleware;
  /** The enhancer inside the middleware and outside DevTools that detects states that no dispatch led to. */
  enhancer: StoreEnhancer<{ timeTravel: TimeTravel }>;
  timeTravel: TimeTravel;
}

interface WithLiftedStore {
  liftedStore?: { dispatch: (action: { type: string; timestamp: number }) => unknown };
}

const stateShown = '@@timeTravel/stateShown';

/** Thrown in place of dispatching `pending`, so that `createAsyncThunk` acts as if `condition` were false. */
const noRequest = { name: 'ConditionError', message: 'No request starts while a recorded state is shown.' };

const { unsubscribeQueryResult, internal_getRTKQSubscriptions } = catalogueApi.internalActions;

/**
 * Matches RTK Query's subscription actions: its internal read of subscriptions, which needs a result, and
 * unsubscribing on unmount.
 */
const isOfSubscriptions = (action: unknown): boolean =>
  unsubscribeQueryResult.match(action) || internal_getRTKQSubscriptions.match(action);

const nothing = () => undefined;

/** The guard for a store in a build without DevTools, where nothing can replace the state. */
export const noTimeTravel: TimeTravelGuard = {
  timeTravel: {
    isActive: () => false,
    canContinue: false,
    replacedCount: () => 0,
    subscribe: () => nothing,
    onStart: () => nothing,
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

/**
 * Creates the guard of a store. With `isAlwaysActive` the store only shows recorded states
 * (`timeTravel.show`) and never leaves time travel.
 */
export function createTimeTravelGuard({ isAlwaysActive = false } = {}): TimeTravelGuard {
  const listeners = new Set<() => void>();
  const starts = new Set<() => void>();
  const continues = new Set<() => void>();
  let isActive = isAlwaysActive;
  let replacedCount = 0;
  /** Whether the inner store's next notification comes from a dispatch. */
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
      return () => starts.delete(run);
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
      // Thunks run: their actions come through here, and RTK Query's hooks need what `initiate` returns.
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
        // A dispatch from a later listener triggers its own notification.
        isExpected = false;
        if (isReplaced) enter();
      });
      show = (payload) => (store.dispatch as (action: UnknownAction) => void)({ type: stateShown, payload });
      // Otherwise a live action after a jump would be reduced from DevTools' last state, not the shown one.
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
