import type { EmotionCache } from '@emotion/cache';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { selectScheme, themeToggled } from '../features/theme/themeSlice';
import { showScheme } from '../platform/pageScheme';
import { createBrowserStyleCache } from '../ui/theme/createStyleCache';

import { App } from './App';
import type { PrerenderedPage } from './hydration/dehydratedState';
import { captureEarlyEvents, discardEarlyEvents, redispatchEarlyClicks } from './hydration/earlyEvents';
import type { RootState } from './rootReducer';
import { routeAt } from './routes';
import type { Routing } from './routing/startRouting';
import type { AppStore } from './store';

/** Returns whether the document's prerendered page is the one for the current URL (delivery-2). */
export function isForUrl({ path }: PrerenderedPage, { pathname, search }: Location): boolean {
  const route = routeAt(pathname);
  const query = new URLSearchParams(search);
  if (route.query?.some((name) => query.has(name))) return false;
  if (path !== '*') return path === (pathname.replace(/\/+$/, '') || '/');
  return route.path === '*';
}

/** Removes the prerendered page's head elements before another page renders its own. */
function clearPageHead(): void {
  const range = document.createRange();
  const nodes = [...document.head.childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE);
  const [start, end] = ['page-head', '/page-head'].map((name) =>
    nodes.find(({ nodeValue }) => nodeValue === name),
  );
  if (!start || !end) return;
  range.setStartAfter(start);
  range.setEndBefore(end);
  range.deleteContents();
}

interface MountOptions {
  root: HTMLElement;
  store: AppStore;
  routing: Routing;
  page: PrerenderedPage | undefined;
  /** The store's state before the stored state was loaded, for react-redux's hydration. */
  serverState: RootState;
  /** The names of the classes whose rules are already in the page or in the shared style sheet. */
  sharedStyles?: readonly string[];
}

/**
 * Hydrates the prerendered page if it is the one for the URL; otherwise renders the application into an empty
 * root. Returns its style cache.
 */
export function mount({
  root,
  store,
  routing,
  page,
  serverState,
  sharedStyles = [],
}: MountOptions): EmotionCache {
  const styleCache = createBrowserStyleCache(sharedStyles);
  if (page && isForUrl(page, window.location)) {
    captureEarlyEvents();
    // As a transition, so that hydration yields to the browser.
    startTransition(() => {
      hydrateRoot(
        root,
        <App store={store} routing={routing} styleCache={styleCache} serverState={serverState} />,
      );
    });
    redispatchEarlyClicks();
    return styleCache;
  }
  const chosen = discardEarlyEvents();
  if (chosen) store.dispatch(themeToggled(chosen));
  showScheme(selectScheme(store.getState()));
  clearPageHead();
  createRoot(root).render(<App store={store} routing={routing} styleCache={styleCache} />);
  return styleCache;
}
