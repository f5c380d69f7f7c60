import type { EmotionCache } from '@emotion/cache';

import { mobileMenu } from '../../blocks/layout/lazyMobileMenu';
import { catalogueApi } from '../../catalogue/catalogueApi';
import { paths } from '../../domain/paths';
import { selectRoute } from '../../features/visit/visitSlice';
import { savesData } from '../../platform/connection';
import { whenIdle } from '../../platform/idle';
import { yieldToMain } from '../../platform/yieldToMain';
import { filterPanel, filterSheet } from '../../screens/toolList/lazyFilters';
import { isPhone } from '../../ui/useIsPhone';
import type { LazyScreen } from '../lazyScreen';
import { preloadScreen, routeAt, screens } from '../routes';
import type { AppStore } from '../store';

import { nextLists, nextScreens, prefetchData } from './screenQueries';
import { warmUpScreen } from './warmUpScreen';

/** A pointer or focus that only passes over a link stays there for less than this. */
const restMs = 60;

/** Returns the URL within the application that pressing an element leads to. */
function destinationOf(target: EventTarget | null): URL | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-href]') : null;
  if (!element || element.hasAttribute('target') || element.hasAttribute('download')) return undefined;
  const url = new URL(element.dataset.href ?? element.getAttribute('href') ?? '', window.location.href);
  if (url.origin !== window.location.origin || routeAt(url.pathname).path === '*') return undefined;
  return url;
}

interface Options {
  /**
   * Whether to load data as well when the browser is idle. Static files may be loaded then, but an API host
   * is only asked when the visitor shows intent.
   */
  loadsDataWhenIdle: boolean;
  /** The page's style cache. */
  styleCache: EmotionCache;
  warmUpAfterMs: number;
}

/**
 * Prefetches what the visitor is likely to open (delivery-40 to delivery-42). When the mouse or keyboard
 * focus rests on a link or an element with `data-href`, or a finger touches it, loads the code and data of
 * its screen. When the browser is idle, loads the most likely next screens and warms them up (delivery-59).
 * Does nothing for visitors who save data. Returns a function that stops it.
 */
export function startPrefetching(
  store: AppStore,
  { loadsDataWhenIdle, styleCache, warmUpAfterMs }: Options,
): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointerAt: string | undefined;
  const isAllowed = () => !isStopped && !savesData() && !store.timeTravel.isActive();
  const prefetch = (url: URL) => {
    if (!isAllowed()) return;
    void preloadScreen(url.pathname);
    prefetchData(store, url);
  };
  const cancel = () => clearTimeout(timer);
  const onIntent = (target: EventTarget | null, delay: number) => {
    cancel();
    const url = destinationOf(target);
    if (!url) return;
    if (delay === 0) prefetch(url);
    else timer = setTimeout(() => prefetch(url), delay);
  };
  const onPointer = ({ target, clientX, clientY, pointerType }: PointerEvent) => {
    const at = `${clientX} ${clientY}`;
    // The pointer did not move; the page moved under it.
    if (at === pointerAt) return;
    pointerAt = at;
    onIntent(target, pointerType === 'touch' ? 0 : restMs);
  };
  const onFocus = ({ target }: FocusEvent) => {
    // Ignores focus that comes from a click, or that the application moves after one.
    if (target instanceof Element && target.matches(':focus-visible')) onIntent(target, restMs);
  };
  document.addEventListener('pointerover', onPointer, { passive: true });
  document.addEventListener('focusin', onFocus);
  // A click starts the requests it needs itself.
  document.addEventListener('click', cancel, true);

  const warm = new Set<LazyScreen>();
  const warmUp = async () => {
    const shown = selectRoute(store.getState());
    warm.add(routeAt(shown.pathname).screen);
    await new Promise((resolve) => setTimeout(resolve, warmUpAfterMs));
    for (const path of nextScreens(store.getState())) {
      const { screen } = routeAt(path);
      if (warm.has(screen)) continue;
      await new Promise<void>(whenIdle);
      if (!isAllowed() || selectRoute(store.getState()) !== shown) return;
      warm.add(screen);
      await screen.preload();
      await warmUpScreen(store, styleCache, path);
    }
  };
  const currentScreen = () => routeAt(selectRoute(store.getState()).pathname).screen;
  const loadDataWhenIdle = async () => {
    const shown = selectRoute(store.getState());
    const atRest = () => Promise.all(store.dispatch(catalogueApi.util.getRunningQueriesThunk()));
    await atRest();
    const next = currentScreen() === screens.toolList ? nextLists(store.getState()) : [paths.tools];
    for (const url of next) {
      if (selectRoute(store.getState()) !== shown) return;
      prefetch(new URL(url, window.location.href));
      // One at a time, so that a request the visitor causes does not queue behind all of them.
      await atRest();
    }
  };
  const loadWhenIdle = async () => {
    if (!isAllowed()) return;
    // In several tasks, so that none of them is long.
    void screens.toolList.preload();
    await yieldToMain();
    void screens.tool.preload();
    await yieldToMain();
    if (currentScreen() === screens.blog) void screens.article.preload();
    // Small, and they would open nothing on a connection that is lost.
    if (isPhone()) void mobileMenu.preload();
    if (currentScreen() === screens.toolList) void (isPhone() ? filterSheet : filterPanel).preload();
    if (loadsDataWhenIdle) await loadDataWhenIdle();
    await warmUp();
  };
  let route: unknown;
  const onRoute = () => {
    if (selectRoute(store.getState()) === route) return;
    route = selectRoute(store.getState());
    whenIdle(() => void loadWhenIdle());
  };
  onRoute();
  const unsubscribe = store.subscribe(onRoute);
  return () => {
    isStopped = true;
    cancel();
    document.removeEventListener('pointerover', onPointer);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('click', cancel, true);
    unsubscribe();
  };
}
