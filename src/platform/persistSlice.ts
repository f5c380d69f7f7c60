import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { PERSIST, type PersistConfig, persistReducer, REHYDRATE } from 'redux-persist';

import { browserStorage } from './browserStorage';

/** The stored texts of some keys; null where nothing is stored. */
type StoredTexts = Record<string, string | null>;

/** How one slice is kept: under which keys, and in which plain texts. */
export interface SliceStorage<State> {
  /** Name of the slice in the log of actions. */
  name: string;
  keys: readonly string[];
  /** The fields of the slice whose changes are written. */
  fields: readonly (keyof State & string)[];
  /** What the texts mean for the slice, undefined when nothing (usable) is stored. Must not throw. */
  read: (texts: StoredTexts) => Partial<State> | undefined;
  /** The texts to store for a state; null removes a key. */
  write: (state: State) => StoredTexts;
  /**
   * The events that lead from one stored value to another, as of the ISO time `at`, for what another tab has
   * stored unheard. Without it the slice is each tab's own.
   */
  changes?: (before: Partial<State>, after: Partial<State>, at: string) => UnknownAction[];
}

/** redux-persist's storage for one slice: plain texts under bare keys, equal writes skipped. */
function engineFor<State>({ keys, read, write }: SliceStorage<State>) {
  return {
    getItem: () =>
      Promise.resolve(read(Object.fromEntries(keys.map((key) => [key, browserStorage.get(key)])))),
    setItem: (_key: string, state: State) => {
      for (const [key, text] of Object.entries(write(state))) browserStorage.set(key, text);
      return Promise.resolve();
    },
    removeItem: () => {
      for (const key of keys) browserStorage.set(key, null);
      return Promise.resolve();
    },
  };
}

interface Persisted {
  _persist?: { version: number; rehydrated: boolean };
}

/** What redux-persist's reducer does, without its storage: for a log that is replayed. */
function replayReducer<State extends object>(name: string, reducer: Reducer<State>): Reducer<State> {
  return (state, action: UnknownAction) => {
    const next = reducer(state, action);
    const { _persist = { version: -1, rehydrated: false } } = next as Persisted;
    if (action.type === PERSIST) return { ...next, _persist };
    if (action.type !== REHYDRATE || action.key !== name) return next;
    return { ...next, ...(action.payload as object), _persist: { ..._persist, rehydrated: true } };
  };
}

/**
 * A reducer whose slice redux-persist keeps in the browser as `storage` says, while `isLive` says that an
 * action is happening. What is merely computed again (a replayed log, an import into DevTools, a step that
 * DevTools skips) gives the same state and touches no storage.
 */
export function persistSlice<State extends object>(
  reducer: Reducer<State>,
  storage: SliceStorage<State>,
  isLive: () => boolean,
): Reducer<State> {
  // The published types know neither a bare key nor `deserialize`; version 6.0.0 has both.
  const plainText = { keyPrefix: '', deserialize: false };
  const config: PersistConfig<State> = {
    ...plainText,
    key: storage.name,
    storage: engineFor(storage),
    whitelist: [...storage.fields],
    serialize: false,
    timeout: 0,
  };
  const persisted = persistReducer<State>(config, reducer) as unknown as Reducer<State>;
  const replayed = replayReducer(storage.name, reducer);
  return (state, action) => (isLive() ? persisted(state, action) : replayed(state, action));
}

/**
 * The events by which what is stored now differs from what this tab last read or wrote: what others did
 * while it slept, since the ISO time `sleptAt`. What the tab knows to have happened later outranks them.
 * None when what is stored cannot be read.
 */
export function changesElsewhere<State>(
  { keys, read, changes }: SliceStorage<State>,
  sleptAt: string,
): UnknownAction[] {
  const before = Object.fromEntries(keys.map((key) => [key, browserStorage.lastSeen(key)]));
  const after = Object.fromEntries(keys.map((key) => [key, browserStorage.get(key)]));
  if (!changes || keys.every((key) => before[key] === after[key])) return [];
  const isEmptied = keys.every((key) => after[key] === null);
  const stored = isEmptied ? {} : read(after);
  return stored ? changes(read(before) ?? {}, stored, sleptAt) : [];
}
