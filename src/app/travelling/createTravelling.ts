import {
  isAction,
  isPending,
  type Middleware,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { catalogueApi } from '../../catalogue/catalogueApi';

/**
 * Whether the store travels: shows a state that did not follow from its own dispatches, such as after a jump or an
 * import in Redux DevTools (state-8). While it travels no action reaches the reducers.
 */
export interface Travelling<State = unknown> {
  isTravelling: () => boolean;
  /** Whether `continueFromHere` does anything: not in a store that always travels. */
  canContinue: boolean;
  /** How many times the state was replaced; what is rendered for one state is not kept for the next. */
  replacedCount: () => number;
  /** Calls a listener at the start, at each further state, and at the end. */
  subscribe: (listener: () => void) => () => void;
  /** Runs a function at each start; at once in a store that travels already. */
  onStart: (run: () => void) => void;
  /** Runs a function when the visitor continues from the shown state, before anything is rendered. */
  onContinue: (run: () => void) => () => void;
  /** Shows a state, for replays without DevTools. */
  show: (state: State) => void;
  /** Makes the shown state the live one: dispatches have their effects again, and start from it. */
  continueFromHere: () => void;
}

export interface TravelGuard {
  /** The first middleware: no listener and no request starts while the store travels. */
  middleware: Middleware;
  /** Inside the middleware and outside DevTools: sees whether a state follows from a dispatch. */
  enhancer: StoreEnhancer<{ travelling: Travelling }>;
  travelling: Travelling;
}

interface WithLiftedStore {
  liftedStore?: { dispatch: (action: { type: string; timestamp: number }) => unknown };
}

const stateShown = '@@travelling/stateShown';

/** Thrown instead of dispatching `pending`: to `createAsyncThunk` as if its own condition had said no. */
const noRequest = { name: 'ConditionError', message: 'No request starts while a recorded state is shown.' };

const { unsubscribeQueryResult, internal_getRTKQSubscriptions } = catalogueApi.internalActions;

/** RTK Query's own book of who uses a query: questions that need an answer, and components that have gone. */
const isBookkeeping = (action: unknown): boolean =>
  unsubscribeQueryResult.match(action) || internal_getRTKQSubscriptions.match(action);

const nothing = () => undefined;

/** The guard of a store in a build without DevTools: nothing there can put another state in its place. */
export const neverTravels: TravelGuard = {
  travelling: {
    isTravelling: () => false,
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
    travelling: neverTravels.travelling,
  }),
};

/** The guard of one store. With `isAlways`, every state is recorded: the store has only `travelling.show`. */
export function createTravelGuard({ isAlways = false } = {}): TravelGuard {
  const listeners = new Set<() => void>();
  const starts = new Set<() => void>();
  const continues = new Set<() => void>();
  let isTravelling = isAlways;
  let replacedCount = 0;
  /** Whether the next notification of the inner store is that of a dispatch. */
  let isExpected = false;
  let show: Travelling['show'] = () => undefined;
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
  const travel = () => {
    const isStart = !isTravelling;
    isTravelling = true;
    if (isStart) for (const run of starts) run();
    replaced();
  };

  const travelling: Travelling = {
    isTravelling: () => isTravelling,
    canContinue: !isAlways,
    replacedCount: () => replacedCount,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStart: (run) => {
      starts.add(run);
      if (isTravelling) run();
    },
    onContinue: (run) => {
      continues.add(run);
      return () => continues.delete(run);
    },
    show: (state) => show(state),
    continueFromHere: () => {
      if (!isTravelling || isAlways) return;
      expecting(commit);
      isTravelling = false;
      for (const run of continues) run();
      replaced();
    },
  };

  return {
    travelling,
    middleware: () => (next) => (action) => {
      // Thunks run: what they dispatch comes here. RTK Query's hooks need what `initiate` returns.
      if (!isTravelling || !isAction(action) || isBookkeeping(action)) return next(action);
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- what createAsyncThunk itself throws
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
        if (isReplaced) travel();
      });
      show = (payload) => (store.dispatch as (action: UnknownAction) => void)({ type: stateShown, payload });
      // A live action after a jump is else computed on DevTools' last state, not on the shown one.
      commit = () =>
        (store as WithLiftedStore).liftedStore?.dispatch({ type: 'COMMIT', timestamp: Date.now() });
      return {
        ...store,
        travelling,
        dispatch: (action) => (isTravelling ? action : expecting(() => store.dispatch(action))),
        replaceReducer: (nextReducer) => expecting(() => store.replaceReducer(nextReducer)),
      };
    },
  };
}
