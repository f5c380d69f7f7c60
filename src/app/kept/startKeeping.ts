import { type Persistor, persistStore } from 'redux-persist';

import { limits } from '../../domain/limits';
import { browserStorage } from '../../platform/browserStorage';
import { now } from '../../platform/clock';
import type { AppStore } from '../store';

import { missedEvents } from './catchUp';
import { writesRefused, writesResumed } from './keptEvents';

function rehydrated(store: AppStore): Promise<Persistor> {
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve(persistor));
  });
}

/** Runs something when nothing has asked for it for a while. */
function afterRest(run: () => void, restMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, restMs);
  };
}

/**
 * Takes up what the browser has stored, and from then on keeps it: what changes here is written at the
 * latest when the page is hidden or left, what is refused is tried again, what was missed is caught up with.
 * Resolves when every kept slice has its stored values; what is dispatched before that is lost. Gives
 * the way to stop listening to the page.
 */
export async function startKeeping(store: AppStore): Promise<() => void> {
  const persistor = await rehydrated(store);
  let retrying: ReturnType<typeof setInterval> | undefined;
  browserStorage.onRefusal((isRefusing) => {
    clearInterval(retrying);
    if (isRefusing) retrying = setInterval(browserStorage.retry, limits.storageRetryMs);
    store.dispatch(isRefusing ? writesRefused() : writesResumed());
  });
  let sleptAt = now();
  let isCatchingUp = false;
  const catchUp = afterRest(() => {
    isCatchingUp = false;
    for (const event of missedEvents(sleptAt)) store.dispatch(event);
  }, limits.catchUpRestMs);

  const sleep = () => {
    sleptAt = now();
    void persistor.flush();
  };
  const wake = () => {
    isCatchingUp = true;
    browserStorage.retry();
    catchUp();
  };
  // Another tab has written: there may be room again, and what is stored is not at rest yet.
  const noticeWrite = () => {
    browserStorage.retry();
    if (isCatchingUp) catchUp();
  };
  const followVisibility = () => (document.visibilityState === 'hidden' ? sleep() : wake());
  const listeners = [
    [window, 'pagehide', sleep],
    [window, 'pageshow', wake],
    [window, 'storage', noticeWrite],
    [document, 'visibilitychange', followVisibility],
  ] as const;
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  };
}
