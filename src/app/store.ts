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
  /** For what watches the store from the outside: the recorder, tests. */
  enhancers?: readonly StoreEnhancer[];
}

/** Actions that a visit may hold before DevTools folds the first ones into the initial state. */
export const maxLogLength = 1000;

/** Keeps the page's scheme equal to the state's, also when DevTools jumps: a jump passes no middleware. */
function followScheme(
  store: { getState: () => RootState; subscribe: (follow: () => void) => unknown },
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

/** The store, in the browser, in tests and in the prerenderer alike. */
export function createStore(options: StoreOptions) {
  const { catalogue, effects, hasDevTools = false, preloadedState, enhancers = [] } = options;
  // For what follows every change, those of other tabs too: DevTools' jumps and imports pass no middleware.
  const followers = createListenerMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: catalogue },
      })
        .prepend(followers.middleware, createEffectsMiddleware(effects))
        .concat(catalogueApi.middleware),
    enhancers: (getDefault) => getDefault().concat(...enhancers),
    devTools: hasDevTools
      ? {
          name: 'AI Toolshelf',
          maxAge: maxLogLength,
          actionSanitizer: createApiActionSanitizer(catalogueApi),
        }
      : false,
  });
  followScheme(store, effects.showScheme);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
