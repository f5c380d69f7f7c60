import type { EmotionCache } from '@emotion/cache';

import { catalogueApi } from '../../catalogue/catalogueApi';
import { paths } from '../../domain/paths';
import { selectRoute } from '../../features/visit/visitSlice';
import { savesData } from '../../platform/connection';
import { whenIdle } from '../../platform/idle';
import { yieldToMain } from '../../platform/yieldToMain';
import type { LazyScreen } from '../lazyScreen';
import { preloadScreen, routeAt, screens } from '../routes';
import type { AppStore } from '../store';

import { nextLists, nextScreens, prefetchData } from './screenQueries';
import { warmUpScreen } from './warmUpScreen';

/** A pointer that passes over a link, or a focus that passes through it, does not rest for so long. */
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
  /** Whether data is also loaded when the browser is idle: files of the site may be, a host is asked only with intent. */
  loadsDataWhenIdle: boolean;
  /** The styles of the page. */
  styleCache: EmotionCache;
  warmUpAfterMs: number;
}

/**
 * Prefetches what a visitor is about to open (delivery-40 to delivery-42): code and data of the screen that a link or an
 * element with `data-href` leads to, when a mouse or the keyboard's focus rests on it or a finger touches it; and, when
 * the browser is idle, what is opened next most often, whose screens are warmed up (delivery-59). Nothing for a visitor who saves
 * data. Returns a function that stops it.
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
    // The page has moved under a pointer that rests.
    if (at === pointerAt) return;
    pointerAt = at;
    onIntent(target, pointerType === 'touch' ? 0 : restMs);
  };
  const onFocus = ({ target }: FocusEvent) => {
    // Not the focus of a click, nor that of what the application focuses after one.
    if (target instanceof Element && target.matches(':focus-visible')) onIntent(target, restMs);
  };
  document.addEventListener('pointerover', onPointer, { passive: true });
  document.addEventListener('focusin', onFocus);
  // The press asks for what it needs.
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
      // One after the other: what a visitor presses meanwhile does not wait for all of them.
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
