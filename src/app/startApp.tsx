import { createRoot } from 'react-dom/client';
import { persistStore } from 'redux-persist';

import { embeddedSource } from '../catalogue/embeddedSource';
import { httpSource } from '../catalogue/httpSource';
import { schemeAtHour, visitStarted } from '../domain/events';
import { settings } from '../domain/settings';
import { localHour, now } from '../platform/clock';
import { newSeed } from '../platform/dice';
import { whenIdle } from '../platform/idle';
import { schemeOnPage, showScheme } from '../platform/pageScheme';

import { App } from './App';
import { preloadScreen } from './routes';
import { createStore } from './store';
import { notify } from './toasts/notify';

/** Resolves when every kept slice has its stored values: what is dispatched before that would be lost. */
function rehydrated(store: ReturnType<typeof createStore>): Promise<void> {
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve());
    const flush = () => void persistor.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') flush();
    });
  });
}

/** Starts the application in the browser: store, stored values, the screen's code, then the first render. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const store = createStore({
    catalogue: {
      source: settings.apiBaseUrl ? httpSource(settings.apiBaseUrl) : embeddedSource,
      imageHost: settings.apiBaseUrl,
    },
    effects: { notify, showScheme },
    hasDevTools: settings.reduxDevtools,
  });
  await Promise.all([rehydrated(store), preloadScreen(window.location.pathname)]);
  store.dispatch(
    visitStarted({
      seed: newSeed(),
      startedAt: now(),
      scheme: schemeOnPage() ?? schemeAtHour(localHour()),
    }),
  );
  createRoot(root).render(<App store={store} />);
  // Where a visitor goes next, most often.
  whenIdle(() => {
    void preloadScreen('/tools');
    void preloadScreen('/tools/any');
  });
}
