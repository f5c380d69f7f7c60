import { selectRoute } from '../../features/visit/visitSlice';
import { savesData } from '../../platform/connection';
import { preloadScreen, routeAt, screens } from '../routes';
import type { AppStore } from '../store';

import { nextListPage, prefetchData } from './screenQueries';

/** A pointer that only passes over a link does not rest on it for so long. */
const restMs = 60;

/** Where pressing an element leads, within the application. */
function destinationOf(target: EventTarget | null): URL | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-href]') : null;
  if (!element || element.hasAttribute('target') || element.hasAttribute('download')) return undefined;
  const url = new URL(element.dataset.href ?? element.getAttribute('href') ?? '', window.location.href);
  if (url.origin !== window.location.origin || routeAt(url.pathname).path === '*') return undefined;
  return url;
}

interface Options {
  /** Runs something when the browser is idle; undefined: nothing is loaded then. */
  whenIdle: ((run: () => void) => void) | undefined;
}

/**
 * Loads ahead what a visitor is about to open (delivery-26, delivery-27): code and data of the screen that a link or an
 * element with `data-href` leads to, when a pointer rests on it, a finger touches it or it gets the focus; and, when the
 * browser is idle, what is opened next most often. Nothing for a visitor who saves data. Returns a function that stops it.
 */
export function startPrefetching(store: AppStore, { whenIdle }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (url: URL) => {
    if (savesData() || store.travelling.isTravelling()) return;
    void preloadScreen(url.pathname);
    prefetchData(store, url);
  };
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const url = destinationOf(event.target);
    if (!url) return;
    const isMouse = 'pointerType' in event && event.pointerType === 'mouse';
    if (isMouse) timer = setTimeout(() => prefetch(url), restMs);
    else prefetch(url);
  };
  const types = ['pointerover', 'focusin'];
  for (const type of types) document.addEventListener(type, onIntent, { passive: true });

  let route: unknown;
  const onRoute = () => {
    if (selectRoute(store.getState()) === route) return;
    route = selectRoute(store.getState());
    whenIdle?.(() => {
      if (savesData()) return;
      const { screen } = routeAt(selectRoute(store.getState()).pathname);
      void screens.toolList.preload();
      void screens.tool.preload();
      if (screen === screens.blog) void screens.article.preload();
      const next = screen === screens.toolList ? nextListPage(store.getState()) : '/tools';
      if (next !== undefined) prefetch(new URL(next, window.location.href));
    });
  };
  onRoute();
  const unsubscribe = store.subscribe(onRoute);
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, onIntent);
    unsubscribe();
  };
}
