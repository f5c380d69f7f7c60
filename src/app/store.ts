import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';

import type { CatalogueServices } from '../catalogue/baseQuery';
import { catalogueApi } from '../catalogue/catalogueApi';
import { recordedStateContinued } from '../domain/events';
import { limits } from '../domain/limits';
import { compareRefusals } from '../features/compare/compareRefusals';
import { selectScheme } from '../features/theme/themeSlice';

import { sanitizeAction, sanitizeState } from './devToolsSanitizers';
import { createListeners, type SideEffects } from './listeners';
import { createRecorder } from './recording/createRecorder';
import { rootReducer, type RootState } from './rootReducer';
import { noTimeTravel, type TimeTravelGuard } from './timeTravel/createTimeTravelGuard';

interface StoreOptions {
  catalogue: CatalogueServices;
  effects: SideEffects;
  hasDevTools?: boolean;
  preloadedState?: Partial<RootState>;
  /** For a store whose state can be replaced from outside, by DevTools or a replay. */
  guard?: TimeTravelGuard;
  /** The recorder's limit, in characters of JSON; 0 turns it off. */
  recordedCharacters?: number;
  /** Applied inside the recorder: the development checks, and tests. */
  enhancers?: readonly StoreEnhancer[];
}

/** The length of the action log above which DevTools folds the oldest actions into its committed state. */
const maxLogLength = 1000;

/** Syncs the page's colour scheme with the state. Subscribes, because DevTools' jumps bypass middleware. */
function syncScheme(
  store: { getState: () => RootState; subscribe: (listener: () => void) => unknown },
  showScheme: SideEffects['showScheme'],
): void {
  let shown = selectScheme(store.getState());
  store.subscribe(() => {
    const scheme = selectScheme(store.getState());
    if (scheme === shown) return;
    shown = scheme;
    showScheme(scheme);
  });
}

/** Creates the store, for the browser, the prerenderer and tests. */
export function createStore(options: StoreOptions) {
  const {
    catalogue,
    effects,
    hasDevTools = false,
    guard = noTimeTravel,
    preloadedState,
    recordedCharacters = limits.recordedCharacters,
    enhancers = [],
  } = options;
  const recorder = createRecorder(recordedCharacters);
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: catalogue },
      })
        .prepend(guard.middleware, compareRefusals, createListeners(effects, guard.timeTravel))
        .concat(catalogueApi.middleware),
    // The recorder comes after the guard, so that it only sees actions that reach the reducers. A store that
    // is always in time travel has no recorder.
    enhancers: (getDefault) =>
      getDefault().concat(
        guard.enhancer,
        ...(guard.timeTravel.isActive() || recordedCharacters === 0 ? [] : [recorder.enhancer]),
        ...enhancers,
      ),
    devTools:
      __SETTINGS__.reduxDevtools && hasDevTools
        ? {
            name: 'AI Toolshelf',
            maxAge: maxLogLength,
            actionSanitizer: sanitizeAction,
            stateSanitizer: sanitizeState,
          }
        : false,
  });
  syncScheme(store, effects.showScheme);
  // A pending request would be retried if it failed.
  guard.timeTravel.onStart(() => {
    for (const query of store.dispatch(catalogueApi.util.getRunningQueriesThunk())) query.abort();
  });
  guard.timeTravel.onContinue(() => void store.dispatch(recordedStateContinued()));
  return Object.assign(store, { recorder });
}

export type AppStore = ReturnType<typeof createStore>;
