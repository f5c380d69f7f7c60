import { configureStore, createListenerMiddleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';

import type { CatalogueServices } from '../catalogue/baseQuery';
import { catalogueApi } from '../catalogue/catalogueApi';
import { selectScheme } from '../features/theme/themeSlice';

import { createEffectsMiddleware, type Effects } from './listeners';
import { rootReducer, type RootState } from './rootReducer';

export interface StoreOptions {
  catalogue: CatalogueServices;
  effects: Effects;
  hasDevTools?: boolean;
  preloadedState?: Partial<RootState>;
  /** For the recorder and tests. */
  enhancers?: readonly StoreEnhancer[];
}

/** Length of the action log before DevTools and the recorder fold the oldest actions into the preloaded state. */
export const maxLogLength = 1000;

/** Syncs the page's colour scheme with the state by subscription: DevTools' jumps pass no middleware. */
function syncScheme(
  store: { getState: () => RootState; subscribe: (listener: () => void) => unknown },
  showScheme: Effects['showScheme'],
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
  const { catalogue, effects, hasDevTools = false, preloadedState, enhancers = [] } = options;
  // First, so that it takes the `addListener` of `createPersistence`: it runs for remote events too, which the effects
  // middleware skips. DevTools' jumps and imports pass no middleware, so nothing is stored then.
  const persistenceListeners = createListenerMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: catalogue },
      })
        .prepend(persistenceListeners.middleware, createEffectsMiddleware(effects))
        .concat(catalogueApi.middleware),
    // Last, and so innermost: a recorder there gets what the middleware passes on, the actions that reach the reducers.
    enhancers: (getDefault) => getDefault().concat(...enhancers),
    devTools: hasDevTools
      ? {
          name: 'AI Toolshelf',
          maxAge: maxLogLength,
          // For display only: the name of the endpoint behind the type.
          actionSanitizer: createApiActionSanitizer(catalogueApi),
        }
      : false,
  });
  syncScheme(store, effects.showScheme);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
