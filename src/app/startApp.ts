import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

import { preloadSearch } from '../blocks/search/openSearch';
import { embeddedSource } from '../catalogue/embeddedSource';
import { httpSource } from '../catalogue/httpSource';
import { schemeAtHour, visitStarted } from '../domain/events';
import { limits } from '../domain/limits';
import { settings } from '../domain/settings';
import { selectScheme } from '../features/theme/themeSlice';
import { localHour, now } from '../platform/clock';
import { formSendersOf } from '../platform/formSenders';
import { whenIdle } from '../platform/idle';
import { schemeOnPage, showScheme } from '../platform/pageScheme';
import { newSeed } from '../platform/random';
import { openTabChannel } from '../platform/tabChannel';
import { yieldToMain } from '../platform/yieldToMain';

import { preloadedStateOf, readPrerenderedPage } from './hydration/dehydratedState';
import { startPersistence } from './persistence/startPersistence';
import type { Recorder } from './recording/createRecorder';
import { preloadScreen, screens } from './routes';
import { startRouting } from './routing/startRouting';
import { createStore } from './store';
import { readTabMessage } from './tabSync/tabMessages';
import { notify } from './toasts/notify';

/** Where DevTools are on (`settings.reduxDevtools`), `?record` in the URL records the visit for QA. */
async function recorderIfAsked(): Promise<Recorder | undefined> {
  const isAsked = new URLSearchParams(window.location.search).has('record');
  if (!settings.reduxDevtools || !isAsked) return undefined;
  const { createRecorderWithPanel } = await import(
    /* webpackChunkName: "recording" */ './recording/createRecorderWithPanel'
  );
  return createRecorderWithPanel();
}

/** Replaced by webpack. */
declare const process: { env: { NODE_ENV?: string } };

/** The recorder, and in development the check of invariants: in no other build is its code there. */
async function enhancersOf(recorder: Recorder | undefined): Promise<readonly StoreEnhancer[]> {
  const enhancers = recorder ? [recorder.enhancer] : [];
  if (process.env.NODE_ENV === 'development') {
    const { invariantsEnhancer } = await import('./session/invariantsEnhancer');
    enhancers.push(invariantsEnhancer);
  }
  return enhancers;
}

/** Starts the application in the browser: store, stored state, code of the screen, then the first render. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  // Events of other tabs are queued until the stored state and the screen's code are loaded.
  const queued: UnknownAction[] = [];
  let onTabEvent = (event: UnknownAction) => void queued.push(event);
  const tabs = openTabChannel('ai-toolshelf', (message) => {
    const event = readTabMessage(message);
    if (event) onTabEvent(event);
  });
  const page = readPrerenderedPage(Date.parse(now()));
  const recorder = await recorderIfAsked();
  const store = createStore({
    catalogue: {
      source: settings.apiBaseUrl ? httpSource(settings.apiBaseUrl) : embeddedSource,
      imageHost: settings.apiBaseUrl,
    },
    effects: {
      notify,
      showScheme,
      broadcast: tabs.send,
      formSenders: formSendersOf(settings.formEndpoints),
    },
    ...(page ? { preloadedState: preloadedStateOf(page.state) } : {}),
    hasDevTools: settings.reduxDevtools,
    enhancers: await enhancersOf(recorder),
  });
  const serverState = store.getState();
  await startPersistence(store);
  await yieldToMain();
  // Evaluated here, and not with the modules above, so that no task is long.
  const { mount } = await import(/* webpackMode: "eager" */ './mount');
  await yieldToMain();
  await preloadScreen(window.location.pathname);
  await yieldToMain();
  onTabEvent = (event) => void store.dispatch(event);
  for (const event of queued) onTabEvent(event);
  store.dispatch(
    visitStarted({
      // A prerendered page keeps its seed, so that its random choices stay; except 404.html, which serves any URL.
      seed: page && page.path !== '*' ? page.state.visit.seed : newSeed(),
      startedAt: now(),
      scheme: schemeOnPage() ?? schemeAtHour(localHour()),
    }),
  );
  // Another tab may have switched the scheme since the page was painted with the stored one.
  showScheme(selectScheme(store.getState()));
  // `v5Compat`: the history also tells its listeners of what this application navigates to, not only of Back and Forward.
  const routing = startRouting(store, createBrowserHistory({ v5Compat: true }));
  mount({ root, store, routing, page, serverState });
  performance.mark('application-started');
  // What visitors open next most often.
  whenIdle(() => {
    void screens.toolList.preload();
    void screens.tool.preload();
    setTimeout(preloadSearch, limits.searchPreloadMs);
  });
}
