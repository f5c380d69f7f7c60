import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { createStyleCache } from '../ui/theme/createStyleCache';

import { App } from './App';
import { discardEarlyEvents, captureEarlyEvents } from './hydration/earlyEvents';
import { BrowserPlace } from './BrowserPlace';
import type { PrerenderedPage } from './pageState';
import { routeAt } from './routes';
import type { RootState } from './rootReducer';
import type { AppStore } from './store';

/** Whether the page in the document is the one that the address asks for. */
export function isForAddress({ path }: PrerenderedPage, { pathname, search }: Location): boolean {
  const route = routeAt(pathname);
  const query = new URLSearchParams(search);
  if (route.query?.some((name) => query.has(name))) return false;
  if (path !== '*') return path === (pathname.replace(/\/+$/, '') || '/');
  return route.path === '*';
}

/** Takes out of the head what the prerendered page said of itself, for a page that says it anew. */
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

interface Showing {
  root: HTMLElement;
  store: AppStore;
  page: PrerenderedPage | undefined;
  /** The state before anything was taken up from the browser. */
  serverState: RootState;
}

/** Hydrates the page in the document where it is the right one, else renders the application in its place. */
export function show({ root, store, page, serverState }: Showing): void {
  const styleCache = createStyleCache();
  if (page && isForAddress(page, window.location)) {
    captureEarlyEvents();
    // In pieces, between which the browser answers the visitor.
    startTransition(() => {
      hydrateRoot(
        root,
        <App store={store} router={BrowserPlace} styleCache={styleCache} serverState={serverState} />,
      );
    });
    return;
  }
  discardEarlyEvents();
  clearPageHead();
  createRoot(root).render(<App store={store} router={BrowserPlace} styleCache={styleCache} />);
}
