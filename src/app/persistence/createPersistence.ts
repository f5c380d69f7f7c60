import { limits } from '../../domain/limits';
import { browserStorage, type TextStorage } from '../../platform/browserStorage';
import { type PersistedSlice, type PersistenceHandlers, persistSlice } from '../../platform/persistedSlice';
import type { SlicePersistConfig, StoredTexts } from '../../platform/slicePersistConfig';
import type { RootState } from '../rootReducer';
import type { AppStore } from '../store';

import { persistConfigs, type PersistedName } from './persistConfigs';
import { storedStateLoaded, unknownShapesFound, writesRefused, writesResumed } from './persistenceEvents';

/** Returns the persisted slices (storage-1). */
function persistedSlices(
  handlers: PersistenceHandlers,
  storage: TextStorage,
): readonly PersistedSlice<RootState>[] {
  // Each config has its own slice's state, which the type of `persistConfigs` ensures and a list cannot.
  const configs = Object.entries(persistConfigs) as [PersistedName, SlicePersistConfig<object>][];
  return configs.map(([name, config]) =>
    persistSlice(config, (state: RootState) => state[name], handlers, storage),
  );
}

/** Returns an object of the values by slice name, without undefined ones. */
const byName = <Value>(values: readonly (readonly [string, Value | undefined])[]): Record<string, Value> =>
  Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Persists a store's state in the browser's storage (storage-18, state-6). */
export interface Persistence {
  /** Merges the stored state into the store, then writes each later change. */
  start: () => Promise<void>;
  /** Writes pending changes immediately. Dispatches nothing. */
  flush: () => void;
  /** Merges, in a timeout, what other tabs have stored in the meantime. */
  catchUp: () => void;
  /** Handles a `storage` event: merges what another tab wrote under a key, or under all for a null key. */
  handleStorageEvent: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void;
  /** Stops writing. */
  stop: () => void;
}

/**
 * Creates the persistence of a store. Changes are written after a short delay. What other tabs have stored is
 * merged on `storage` events, when the page becomes visible, and, for slices that are 'merged' across tabs,
 * before each write, so that a write never overwrites changes that were not read yet.
 */
export function createPersistence(store: AppStore, storage: TextStorage = browserStorage): Persistence {
  const { timeTravel } = store;
  /** The slices whose last write was refused. */
  const refused = new Set<string>();
  let unknownKeys: string[] = [];
  let isRefusalDispatched = false;
  let retryTimer: ReturnType<typeof setInterval> | undefined;
  let dispatchTimer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: () => void = () => undefined;

  // In a separate task, because a write can happen during `pagehide`, when nothing may be dispatched.
  const scheduleDispatch = () => {
    dispatchTimer ??= setTimeout(() => {
      dispatchTimer = undefined;
      dispatchStoredStateAndNotices();
    });
  };
  const onRefused = (name: string) => {
    refused.add(name);
    scheduleDispatch();
  };
  const onUnknownShape = (key: string) => {
    unknownKeys.push(key);
    scheduleDispatch();
  };
  const slices = persistedSlices({ onMerged: scheduleDispatch, onRefused, onUnknownShape }, storage);

  const retry = () => {
    if (timeTravel.isActive()) return;
    refused.clear();
    for (const slice of slices) slice.save();
    scheduleDispatch();
  };
  /** Dispatches what other tabs have stored and this one has not merged yet. */
  const dispatchStoredState = (texts?: StoredTexts) => {
    if (timeTravel.isActive()) return;
    const changes = byName(slices.map((slice) => [slice.name, slice.takeChanges(texts)] as const));
    if (Object.keys(changes).length > 0) store.dispatch(storedStateLoaded(changes));
  };
  /**
   * Dispatches what other tabs have stored, whether stored texts of unknown shape were found, and whether the
   * browser has begun to refuse writes or accepts them again.
   */
  const dispatchStoredStateAndNotices = () => {
    dispatchStoredState();
    if (timeTravel.isActive()) return;
    if (unknownKeys.length > 0) store.dispatch(unknownShapesFound(unknownKeys));
    unknownKeys = [];
    const isRefusing = refused.size > 0;
    if (isRefusing === isRefusalDispatched) return;
    isRefusalDispatched = isRefusing;
    clearInterval(retryTimer);
    if (isRefusing) {
      console.warn('The browser refuses to store more; changes last for this visit only.');
      retryTimer = setInterval(retry, limits.storageRetryMs);
    }
    store.dispatch(isRefusing ? writesRefused([...refused]) : writesResumed());
  };
  const update = () => {
    for (const slice of slices) slice.update(store.getState());
  };
  const flush = () => {
    for (const slice of slices) slice.flush();
  };

  return {
    start: async () => {
      const stored = await Promise.all(
        slices.map(async (slice) => [slice.name, await slice.load()] as const),
      );
      store.dispatch(storedStateLoaded(byName(stored)));
      update();
      // After the subscription of the time travel guard, which is active then where DevTools have replaced the state.
      const stopUpdating = store.subscribe(() => {
        if (!timeTravel.isActive()) update();
      });
      // What the visitor did is written before another state is shown; nothing is then.
      const stopFlushing = timeTravel.onStart(flush);
      const stopContinuing = timeTravel.onContinue(() => {
        for (const slice of slices) slice.restart(store.getState());
        dispatchStoredStateAndNotices();
        update();
      });
      unsubscribe = () => {
        stopUpdating();
        stopFlushing();
        stopContinuing();
      };
      // Another tab may have written since the state was read.
      scheduleDispatch();
    },
    flush,
    catchUp: () => (refused.size > 0 ? retry() : scheduleDispatch()),
    handleStorageEvent: ({ key, newValue }) => {
      // Another tab may have freed space.
      if (refused.size > 0) retry();
      dispatchStoredState(key ? { [key]: newValue } : undefined);
    },
    stop: () => {
      unsubscribe();
      clearInterval(retryTimer);
      clearTimeout(dispatchTimer);
    },
  };
}
