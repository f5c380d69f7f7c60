import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

import { preloadSearch } from '../blocks/search/openSearch';
import { embeddedSource, loadEmbeddedSuggester } from '../catalogue/embeddedSource';
import { httpSource } from '../catalogue/httpSource';
import { withTimeLimit } from '../catalogue/withTimeLimit';
import { type Scheme, visitStarted } from '../domain/events';
import { limits } from '../domain/limits';
import { settings } from '../domain/settings';
import { schemeAtHour, selectScheme } from '../features/theme/themeSlice';
import { tabStorage } from '../platform/browserStorage';
import { localHour, now } from '../platform/clock';
import { formSendersOf } from '../platform/formSenders';
import { whenIdle } from '../platform/idle';
import { printInLightScheme, schemeOnPage, showScheme } from '../platform/pageScheme';
import { supportPageTranslation } from '../platform/pageTranslation';
import { newSeed } from '../platform/random';
import { openTabChannel } from '../platform/tabChannel';
import { yieldToMain } from '../platform/yieldToMain';

import { preloadedStateOf, readPrerenderedPage } from './hydration/dehydratedState';
import { dispatchEarlySaves } from './hydration/dispatchEarlySaves';
import { loadSharedStyles } from './hydration/sharedStyles';
import { startPersistence } from './persistence/startPersistence';
import { keptSessionsKey } from './recording/keptSessionsKey';
// Imported for its declaration of `window.sessionFile`.
import type {} from './recording/sessionFileOfVisit';
import { frameName } from './replay/replayedPage';
import { preloadScreen } from './routes';
import { startRouting } from './routing/startRouting';
import { createStore } from './store';
import { readTabMessage } from './tabSync/tabMessages';
import { createTimeTravelGuard } from './timeTravel/createTimeTravelGuard';
import { notify } from './toasts/notify';

/**
 * Returns whether to record this visit. With DevTools on, `?record` in the URL records the tab for QA, across
 * reloads, until the recording is ended.
 */
const isRecordingRequested = (): boolean =>
  new URLSearchParams(window.location.search).has('record') || tabStorage.get(keptSessionsKey) !== null;

/** Replaced by webpack. */
declare const process: { env: { NODE_ENV?: string } };

/** Only in development does the embedded catalogue simulate a host's latency (delivery-25). */
const embeddedDelayMs = process.env.NODE_ENV === 'development' ? limits.embeddedDelayMs : 0;

/** Returns the enhancer that checks invariants, in development. */
async function developmentEnhancers(): Promise<readonly StoreEnhancer[]> {
  // An if block, not an early return, because webpack only drops the code of branches that are never taken.
  if (process.env.NODE_ENV === 'development') {
    const { invariantsEnhancer } = await import('./session/invariantsEnhancer');
    return [invariantsEnhancer];
  }
  return [];
}

/** With `?record=7`, derives times and random numbers from that seed. Resolves to whether it was given. */
async function makeReproducibleIfRequested(): Promise<boolean> {
  if (!__SETTINGS__.reduxDevtools) return false;
  const seed = new URLSearchParams(window.location.search).get('record');
  if (!seed || !Number.isSafeInteger(Number(seed))) return false;
  const { makeReproducible } = await import(/* webpackChunkName: "recording" */ './recording/reproducible');
  makeReproducible(Number(seed));
  return true;
}

/** Returns the colour scheme that the page was painted with. */
const schemeBeforePress = () => window.earlyEvents?.schemeBefore ?? schemeOnPage();

/** Shows a scheme, unless the visitor has switched it with an early click, which is yet to be dispatched. */
function showUnlessPressed(scheme: Scheme): void {
  if (window.earlyEvents?.schemeBefore === undefined) showScheme(scheme);
}

/** Starts the application in the browser: store, stored state, code of the screen, then the first render. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  if (__SETTINGS__.reduxDevtools && window.name === frameName) {
    const frame = await import(/* webpackChunkName: "replayed-page" */ './replay/startReplayedPage');
    frame.startReplayedPage(root);
    return;
  }
  // Events of other tabs are queued until the stored state and the screen's code are loaded.
  const queued: UnknownAction[] = [];
  let onTabEvent = (event: UnknownAction) => void queued.push(event);
  const tabs = openTabChannel('ai-toolshelf', (message) => {
    const event = readTabMessage(message);
    if (event) onTabEvent(event);
  });
  // Must run before anything reads the clock.
  const isReproducible = await makeReproducibleIfRequested();
  const page = await readPrerenderedPage(Date.parse(now()));
  const isRequested = __SETTINGS__.reduxDevtools && isRecordingRequested();
  const store = createStore({
    catalogue: {
      source: settings.apiBaseUrl
        ? withTimeLimit(httpSource(settings.apiBaseUrl), limits.responseMs)
        : embeddedSource(embeddedDelayMs),
      imageHost: settings.apiBaseUrl,
      // In development the embedded catalogue stands in for a host, which has no suggester.
      ...(settings.apiBaseUrl || embeddedDelayMs > 0 ? {} : { loadSuggester: loadEmbeddedSuggester }),
    },
    effects: {
      notify,
      showScheme: showUnlessPressed,
      broadcast: tabs.send,
      formSenders: formSendersOf(settings.formEndpoints),
    },
    ...(page ? { preloadedState: preloadedStateOf(page.state) } : {}),
    hasDevTools: settings.reduxDevtools,
    ...(__SETTINGS__.reduxDevtools ? { guard: createTimeTravelGuard() } : {}),
    ...(isRequested ? { recordedCharacters: limits.requestedRecordingCharacters } : {}),
    enhancers: await developmentEnhancers(),
  });
  if (__SETTINGS__.reduxDevtools) {
    window.sessionFile = async () =>
      (await import(/* webpackChunkName: "recording" */ './recording/sessionFileOfVisit')).sessionFileOfVisit(
        store.recorder,
      );
  }
  if (__SETTINGS__.reduxDevtools && isRequested) {
    const panel = await import(/* webpackChunkName: "recording" */ './recording/showRecorderPanel');
    panel.showRecorderPanel(store);
  }
  const serverState = store.getState();
  await startPersistence(store);
  await yieldToMain();
  // Evaluated here instead of with the modules above, so that no task is long.
  await import(/* webpackMode: "eager" */ '../ui/theme/theme');
  await yieldToMain();
  const { mount } = await import(/* webpackMode: "eager" */ './mount');
  await yieldToMain();
  await preloadScreen(window.location.pathname);
  const sharedStyles = await loadSharedStyles();
  await yieldToMain();
  onTabEvent = (event) => void store.dispatch(event);
  for (const event of queued) onTabEvent(event);
  store.dispatch(
    visitStarted({
      // A prerendered page keeps its seed and thus its random choices, except 404.html, which serves any URL.
      seed: page && page.path !== '*' ? page.state.visit.seed : newSeed(),
      startedAt: now(),
      scheme: (isReproducible ? undefined : schemeBeforePress()) ?? schemeAtHour(localHour()),
    }),
  );
  // The page was painted with the stored scheme, which another tab may have changed since.
  showUnlessPressed(selectScheme(store.getState()));
  // With `v5Compat` the history also reports the application's own navigation, not only Back and Forward.
  const routing = startRouting(store, createBrowserHistory({ v5Compat: true }));
  // In the same task as the mount, because early saves are no longer kept from then on.
  void dispatchEarlySaves(store);
  printInLightScheme();
  supportPageTranslation();
  const styleCache = mount({ root, store, routing, page, serverState, sharedStyles });
  performance.mark('application-started');
  whenIdle(() => {
    // A requested recording should contain what the visitor did, and not depend on when the browser was idle.
    if (!isRequested) {
      void import(/* webpackChunkName: "prefetching" */ './prefetching/startPrefetching').then(
        ({ startPrefetching }) =>
          startPrefetching(store, {
            loadsDataWhenIdle: !settings.apiBaseUrl,
            styleCache,
            warmUpAfterMs: limits.warmUpAfterMs,
          }),
        // The application works without prefetching.
        () => undefined,
      );
    }
    setTimeout(preloadSearch, limits.searchPreloadMs);
  });
}
