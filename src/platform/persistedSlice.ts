import { createPersistoid, getStoredState, type PersistConfig } from 'redux-persist';

import type { TextStorage } from './browserStorage';
import { keepAside, storeWithRoom } from './keptAside';
import type { SlicePersistConfig, StoredTexts } from './slicePersistConfig';
import { storedKey, storedVersions } from './storedVersions';

/** A slice of the root state that is persisted in the browser's storage. */
export interface PersistedSlice<Root> {
  name: string;
  /** Loads and validates the stored state. Resolves to undefined if nothing usable is stored. */
  load: () => Promise<object | undefined>;
  /** Passes a new state to redux-persist, which schedules a write if a field has changed. */
  update: (root: Root) => void;
  /** Restarts from a state unrelated to the previous one. All stored state is to be merged into it. */
  restart: (root: Root) => void;
  /** Performs scheduled writes immediately. */
  flush: () => void;
  /**
   * Writes the newest state immediately, merged with what other tabs have stored. Returns false if the
   * browser refuses.
   */
  save: () => boolean;
  /**
   * Reads what other tabs have stored since this tab last read or wrote, and returns the state to merge into
   * the newest one: null if they removed everything, undefined if there is nothing new. Writes immediately
   * what the stored state lacks. `texts` are values from a `storage` event, which may have been overwritten
   * since.
   */
  takeChanges: (texts?: StoredTexts) => object | null | undefined;
}

/** Callbacks of a persisted slice. They may run during `pagehide`, so do not dispatch synchronously. */
export interface PersistenceHandlers {
  /** A write has merged what other tabs stored, which `takeChanges` returns. */
  onMerged: () => void;
  /** The browser refused a write of the slice with this name. */
  onRefused: (name: string) => void;
  /** Under this key a text of a shape unknown to this version was found, and kept aside if there was room. */
  onUnknownShape: (key: string) => void;
}

/** Persists a slice with redux-persist, as the plain texts that its `SlicePersistConfig` defines. */
export function persistSlice<Root, State extends object>(
  slice: SlicePersistConfig<State>,
  select: (root: Root) => State,
  { onMerged, onRefused, onUnknownShape }: PersistenceHandlers,
  storage: TextStorage,
): PersistedSlice<Root> {
  const { name, fields, merge, acrossTabs, version } = slice;
  const { keys, earlierKeys, read: readVersions, write } = storedVersions(slice);
  const allKeys = [...keys, ...earlierKeys];
  /** The keys to watch for changes by other tabs. */
  const watchedKeys = acrossTabs === 'merged' ? allKeys : keys;
  let newest: State | undefined;
  /** The texts that this tab last read or wrote. */
  let lastTexts: StoredTexts = {};
  /** State that other tabs have stored, which was read but not yet merged into the newest state. */
  let unmerged: State | undefined;
  /** Texts of unknown shape, which stay under their keys until something else is stored there. */
  const unknown: StoredTexts = {};

  const textsNow = (): StoredTexts => Object.fromEntries(allKeys.map((key) => [key, storage.get(key)]));
  const areLastTexts = (texts: StoredTexts) =>
    watchedKeys.every((key) => texts[key] === (lastTexts[key] ?? null));
  const isEmpty = (texts: StoredTexts) => watchedKeys.every((key) => (texts[key] ?? null) === null);

  const read = (texts: StoredTexts, isStart: boolean) =>
    readVersions(texts, isStart, (unread) => {
      const key = storedKey(unread.key, version);
      const text = texts[key] ?? '';
      const kept = keepAside(storage, key, text, unread);
      if (!kept || unread.entries) return;
      unknown[key] = text;
      if (kept !== 'already') onUnknownShape(key);
    });

  /** Stores a text, possibly over one of unknown shape, which is moved aside if there is no room for both. */
  function store(key: string, next: string | null): boolean {
    const replaced = storage.get(key);
    const message = `The stored ${key} are replaced.`;
    const isToMove =
      replaced !== null &&
      replaced === unknown[key] &&
      keepAside(storage, key, replaced, { message }) === 'refused';
    if (isToMove) {
      storage.set(key, null);
      keepAside(storage, key, replaced, { message });
    }
    const isStored = storeWithRoom(storage, key, next, earlierKeys);
    if (isToMove && !isStored) storage.set(key, replaced);
    return isStored;
  }

  function addUnmerged(texts: StoredTexts): State | undefined {
    const stored = read(texts, false);
    if (stored) unmerged = unmerged ? merge(unmerged, stored) : stored;
    return stored;
  }

  /**
   * Returns whether the stored state lacks a part of `state`, which another tab overwrote unread. Only of the
   * persisted fields: what the others remove from it, another tab would store again, for ever.
   */
  function lacks(stored: State, state: State): boolean {
    const persisted = Object.fromEntries(fields.map((field) => [field, state[field]]));
    const [mergedTexts, storedTexts] = [write(merge(stored, { ...stored, ...persisted })), write(stored)];
    return keys.some((key) => mergedTexts[key] !== storedTexts[key]);
  }

  function save(): boolean {
    if (!newest) return true;
    const texts = textsNow();
    if (acrossTabs === 'merged' && !areLastTexts(texts)) addUnmerged(texts);
    const merged = unmerged ? merge(newest, unmerged) : newest;
    const next = write(merged);
    // For slices that are not merged, only keys that this tab has changed are written.
    const isToWrite = (key: string) =>
      acrossTabs === 'merged' || (next[key] ?? null) !== (lastTexts[key] ?? null);
    const isUnknown = (key: string) =>
      next[key] === null && texts[key] !== null && texts[key] === unknown[key];
    const written = keys.filter((key) => isToWrite(key) && !isUnknown(key));
    // Key by key, because one may fit where another does not.
    const refused = written.filter((key) => !store(key, next[key] ?? null));
    const stored = written.filter((key) => !refused.includes(key));
    // Cleared state must stay cleared: otherwise the next start would read an earlier version's texts.
    if (acrossTabs !== 'merged' && stored.some((key) => next[key] === null))
      for (const key of earlierKeys) storage.set(key, null);
    lastTexts = {
      ...(acrossTabs === 'merged' ? texts : lastTexts),
      ...Object.fromEntries(stored.map((key) => [key, next[key] ?? null])),
    };
    if (merged !== newest) onMerged();
    if (refused.length > 0) onRefused(name);
    return refused.length === 0;
  }

  // redux-persist detects changes and schedules writes. The key and value that it would store are ignored,
  // since `save` writes the slice's own keys (docs/adr/0003). Its types lack `keyPrefix` and `deserialize`,
  // which 6.0.0 has.
  const plainText = { keyPrefix: '', deserialize: false };
  const config: PersistConfig<State> = {
    ...plainText,
    key: name,
    whitelist: [...fields],
    serialize: false,
    storage: {
      getItem: () => {
        lastTexts = textsNow();
        return Promise.resolve(read(lastTexts, true));
      },
      setItem: () => Promise.resolve(save()),
      removeItem: () => Promise.resolve(),
    },
  };
  const persistoid = createPersistoid(config);

  return {
    name,
    load: () => getStoredState(config),
    update: (root) => {
      newest = select(root);
      persistoid.update(newest);
    },
    restart: (root) => {
      newest = select(root);
      lastTexts = {};
      unmerged = undefined;
    },
    flush: () => void persistoid.flush(),
    save,
    takeChanges: (given) => {
      if (acrossTabs === 'none' || !newest) return undefined;
      const texts = textsNow();
      const known = newest;
      if (acrossTabs === 'replaced') {
        const stored = areLastTexts(texts) ? undefined : read(texts, false);
        lastTexts = texts;
        return stored && merge(known, stored) !== known ? stored : undefined;
      }
      if (given && !areLastTexts({ ...texts, ...given })) addUnmerged({ ...texts, ...given });
      if (!areLastTexts(texts)) {
        if (isEmpty({ ...texts, ...given })) {
          lastTexts = texts;
          unmerged = undefined;
          return null;
        }
        const stored = addUnmerged(texts);
        lastTexts = texts;
        if (stored && lacks(stored, known)) save();
      }
      const taken = unmerged;
      unmerged = undefined;
      return taken && merge(known, taken) !== known ? taken : undefined;
    },
  };
}
