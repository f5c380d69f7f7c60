import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import { AppRoutes } from '../../src/app/App';
import { preloadScreen } from '../../src/app/routes';
import { startRouting } from '../../src/app/routing/startRouting';
import { StoreRouter } from '../../src/app/routing/StoreRouter';
import { notify } from '../../src/app/toasts/notify';
import { ToastHost } from '../../src/app/toasts/ToastHost';
import { limits } from '../../src/domain/limits';
import { AppThemeProvider } from '../../src/ui/AppThemeProvider';

import { holdsClock } from './clock';
import { createTestStore, loadStoredState, type TestStore, type TestStoreOptions } from './testStore';

/** The rendered application at a URL. */
export interface App extends TestStore {
  user: ReturnType<typeof userEvent.setup>;
  /** Path, query and hash in the address bar. */
  address: () => string;
  /** The browser's Back. */
  goBack: () => void;
  /** The browser's Forward. */
  goForward: () => void;
  /** Writes persisted state at once. */
  flush: () => Promise<void>;
  /** The texts of the toasts so far. */
  toasts: () => string[];
}

export interface AppOptions extends TestStoreOptions {
  /** Where the visitor was before. */
  before?: string;
  advanceTimers?: (milliseconds: number) => Promise<void> | void;
  /** Whether to show the toasts, instead of collecting them only. */
  showsToasts?: boolean;
}

/**
 * Skeletons are shown for a minimum time, which tests of it measure with a held clock. The other tests do not wait:
 * all together they would for a minute.
 */
const minimumWaits = ['compareLoadingMs', 'categorySkeletonMs', 'savedToolsSkeletonMs'] as const;
const realWaits = Object.fromEntries(minimumWaits.map((name) => [name, limits[name]]));
const setMinimumWaits = () =>
  Object.assign(limits, holdsClock() ? realWaits : Object.fromEntries(minimumWaits.map((name) => [name, 0])));

const preload = (address: string) => preloadScreen(new URL(address, 'http://site').pathname);

/** Starts the application at a path: rehydrates stored state, then renders the routes, as in the browser. */
export async function renderApp(path: string, options: AppOptions = {}): Promise<App> {
  const { before = '/somewhere-else', advanceTimers, showsToasts = false, ...storeOptions } = options;
  const app = createTestStore({ ...storeOptions, ...(showsToasts ? { notify } : {}) });
  setMinimumWaits();
  const flush = await loadStoredState(app.store);
  await Promise.all([path, before, '/tools', '/tools/any', '/nowhere'].map(preload));
  const history = createMemoryHistory({ initialEntries: [before, path], initialIndex: 1, v5Compat: true });
  const routing = startRouting(app.store, history);
  render(
    <Provider store={app.store}>
      <AppThemeProvider>
        <StoreRouter routing={routing}>
          <AppRoutes />
          {showsToasts ? <ToastHost /> : null}
        </StoreRouter>
      </AppThemeProvider>
    </Provider>,
  );
  return {
    ...app,
    user: userEvent.setup(advanceTimers ? { advanceTimers } : {}),
    address: () => history.createHref(history.location),
    goBack: () => act(() => history.go(-1)),
    goForward: () => act(() => history.go(1)),
    flush: () => act(flush),
    toasts: () => app.notices.map(({ text }) => text),
  };
}
