import { addListener } from '@reduxjs/toolkit';

import { limits } from '../../domain/limits';
import { bookmarksStorage } from '../../features/bookmarks/bookmarksStorage';
import { compareStorage } from '../../features/compare/compareStorage';
import { filtersStorage } from '../../features/filters/filtersStorage';
import { recentlyViewedStorage } from '../../features/recentlyViewed/recentlyViewedStorage';
import { submissionsStorage } from '../../features/submissions/submissionsStorage';
import { themeStorage } from '../../features/theme/themeStorage';
import { votesStorage } from '../../features/votes/votesStorage';
import { browserStorage, type TextStorage } from '../../platform/browserStorage';
import {
  type PersistedSlice,
  type PersistenceHandlers,
  persistSlice,
  type StoredTexts,
} from '../../platform/persistedSlice';
import type { RootState } from '../rootReducer';
import type { AppStore } from '../store';

import { storedStateLoaded, writesRefused, writesResumed } from './persistenceEvents';

/** The persisted slices (storage-1). */
function persistedSlices(
  handlers: PersistenceHandlers,
  storage: TextStorage,
): readonly PersistedSlice<RootState>[] {
  return [
    persistSlice(bookmarksStorage, ({ bookmarks }: RootState) => bookmarks, handlers, storage),
    persistSlice(compareStorage, ({ compare }: RootState) => compare, handlers, storage),
    persistSlice(filtersStorage, ({ filters }: RootState) => filters, handlers, storage),
    persistSlice(recentlyViewedStorage, ({ recentlyViewed }: RootState) => recentlyViewed, handlers, storage),
    persistSlice(submissionsStorage, ({ submissions }: RootState) => submissions, handlers, storage),
    persistSlice(themeStorage, ({ theme }: RootState) => theme, handlers, storage),
    persistSlice(votesStorage, ({ votes }: RootState) => votes, handlers, storage),
  ];
}

/** Values by slice name, without undefined ones. */
const byName = <Value>(values: readonly (readonly [string, Value | undefined])[]): Record<string, Value> =>
  Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Persists a store's state in the browser's storage (storage-18, state-6). */
export interface Persistence {
  /** Merges the stored state into the store, and from then on writes changes. */
  start: () => Promise<void>;
  /** Writes changes at once; dispatches nothing. */
  flush: () => void;
  /** Merges, in a timeout, what other tabs have stored meanwhile. */
  wake: () => void;
  /** Handles a `storage` event: merges what another tab has written under a key, or under all for a null key. */
  followStorage: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void;
  /** Stops writing. */
  stop: () => void;
}

/**
 * Writes changes after a short delay. Merges what other tabs have stored on `storage` events, when the page becomes
 * visible, and before each write, so that no write overwrites what it has not read.
 */
export function createPersistence(store: AppStore, storage: TextStorage = browserStorage): Persistence {
  let isRefusing = false;
  let isRefusalDispatched = false;
  let retrying: ReturnType<typeof setInterval> | undefined;
  let dispatching: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: () => void = () => undefined;

  // In a task of its own: a write can happen during pagehide.
  const dispatchSoon = () => {
    dispatching ??= setTimeout(() => {
      dispatching = undefined;
      dispatchStorageChanges();
    });
  };
  const onRefused = () => {
    isRefusing = true;
    dispatchSoon();
  };
  const slices = persistedSlices({ onPending: dispatchSoon, onRefused }, storage);

  const retry = () => {
    isRefusing = !slices.map((slice) => slice.save()).every(Boolean);
    dispatchSoon();
  };
  const dispatchPending = (texts?: StoredTexts) => {
    const pending = byName(slices.map((slice) => [slice.name, slice.takePending(texts)] as const));
    if (Object.keys(pending).length > 0) store.dispatch(storedStateLoaded(pending));
  };
  /** Dispatches what has happened in the storage. */
  const dispatchStorageChanges = () => {
    dispatchPending();
    if (isRefusing === isRefusalDispatched) return;
    isRefusalDispatched = isRefusing;
    clearInterval(retrying);
    if (isRefusing) {
      console.warn('The browser refuses to store more; changes last for this visit only.');
      retrying = setInterval(retry, limits.storageRetryMs);
    }
    store.dispatch(isRefusing ? writesRefused() : writesResumed());
  };
  const update = () => {
    for (const slice of slices) slice.update(store.getState());
  };

  return {
    start: async () => {
      const stored = await Promise.all(
        slices.map(async (slice) => [slice.name, await slice.load()] as const),
      );
      store.dispatch(storedStateLoaded(byName(stored)));
      update();
      unsubscribe = store.dispatch(
        addListener({ predicate: (_action, state, before) => state !== before, effect: update }),
      );
      // Another tab may have stored something since it was read.
      dispatchSoon();
    },
    flush: () => {
      for (const slice of slices) slice.flush();
    },
    wake: () => (isRefusing ? retry() : dispatchSoon()),
    followStorage: ({ key, newValue }) => {
      // Another tab may have freed space.
      if (isRefusing) retry();
      dispatchPending(key ? { [key]: newValue } : undefined);
    },
    stop: () => {
      unsubscribe();
      clearInterval(retrying);
      clearTimeout(dispatching);
    },
  };
}
