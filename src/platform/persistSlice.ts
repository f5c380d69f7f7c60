import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { PERSIST, type PersistConfig, persistReducer } from 'redux-persist';

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

/**
 * A reducer whose slice redux-persist keeps in the browser as `storage` says. A replayed PERSIST (from an
 * exported log, where its functions are lost) only marks the slice, so that a log can be replayed.
 */
export function persistSlice<State extends object>(
  reducer: Reducer<State>,
  storage: SliceStorage<State>,
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
  return (state, action: UnknownAction) =>
    action.type === PERSIST && typeof action.rehydrate !== 'function'
      ? { ...(state ?? reducer(undefined, action)), _persist: { version: -1, rehydrated: false } }
      : persisted(state, action);
}
