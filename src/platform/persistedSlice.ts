import { createPersistoid, getStoredState, type PersistConfig } from 'redux-persist';

import type { TextStorage } from './browserStorage';

/** The stored texts of some keys; null where nothing is stored. */
export type StoredTexts = Record<string, string | null>;

/**
 * How one slice is stored: under which keys, in which plain texts, and how two states of it become one
 * (storage-17).
 */
export interface SliceStorage<State> {
  /** Name of the slice in the root state. */
  name: string;
  /** In the order in which they are written. */
  keys: readonly string[];
  /** The fields of the slice whose changes are written. */
  fields: readonly (keyof State & string)[];
  /**
   * The state that the texts stand for, undefined when nothing (usable) is stored. Must not throw. At the start
   * what is listed counts, whatever is stored about removals: a list may have been edited without them.
   */
  read: (texts: StoredTexts, isStart: boolean) => State | undefined;
  /** The texts to store for a state; null removes a key. */
  write: (state: State) => StoredTexts;
  /**
   * What `state` and `stored` say together; `state` itself when `stored` adds nothing. For a slice that is
   * 'merged' it must not matter in which order, or how often, states are merged.
   */
  merge: (state: State, stored: State) => State;
  /**
   * What becomes of what another tab stores: it is merged, it takes the place of what this tab has, or nothing,
   * since the slice is each tab's own.
   */
  sharing: 'merged' | 'replaced' | 'none';
}

/** A slice of a root state that is kept in the browser's storage. */
export interface PersistedSlice<Root> {
  name: string;
  /** The stored state, checked; undefined when nothing usable is stored. */
  load: () => Promise<object | undefined>;
  /** Takes note of a new state; what changed is written in a moment. */
  update: (root: Root) => void;
  /** Writes at once what `update` took note of. */
  flush: () => void;
  /** Writes the newest state at once, merged with what others have stored by now; false when the browser refuses. */
  save: () => boolean;
  /**
   * What others have stored that the newest state does not say, to be merged into it; null when they removed
   * everything; undefined when there is nothing new. `texts` are values that another tab wrote, which may have
   * been replaced since.
   */
  takeUnseen: (texts?: StoredTexts) => object | null | undefined;
}

/** Told by a persisted slice, also while the page is being left: dispatch nothing before the handler is done. */
export interface PersistenceHandlers {
  /** A write has merged what others had stored: `takeUnseen` gives it. */
  onUnseen: () => void;
  /** The browser has not taken a write. */
  onRefused: () => void;
}

/** Keeps the slice that `select` gives in the browser, by redux-persist, in the plain texts of its `SliceStorage`. */
export function persistSlice<Root, State extends object>(
  { name, keys, fields, read, write, merge, sharing }: SliceStorage<State>,
  select: (root: Root) => State,
  { onUnseen, onRefused }: PersistenceHandlers,
  storage: TextStorage,
): PersistedSlice<Root> {
  let newest: State | undefined;
  /** What this tab last read or wrote. */
  let seen: StoredTexts = {};
  /** What others have stored and the newest state may not say yet. */
  let unseen: State | undefined;

  const textsNow = (): StoredTexts => Object.fromEntries(keys.map((key) => [key, storage.get(key)]));
  const isSeen = (texts: StoredTexts) => keys.every((key) => texts[key] === (seen[key] ?? null));
  const isEmpty = (texts: StoredTexts) => keys.every((key) => (texts[key] ?? null) === null);

  function notice(texts: StoredTexts): State | undefined {
    const stored = read(texts, false);
    if (stored) unseen = unseen ? merge(unseen, stored) : stored;
    return stored;
  }

  /** Whether what is stored does not say all of a state: another tab has replaced it without having read it. */
  function lacks(stored: State, state: State): boolean {
    const [own, theirs] = [write(merge(stored, state)), write(stored)];
    return keys.some((key) => own[key] !== theirs[key]);
  }

  function save(): boolean {
    if (!newest) return true;
    const texts = textsNow();
    if (sharing === 'merged' && !isSeen(texts)) notice(texts);
    const merged = unseen ? merge(newest, unseen) : newest;
    const next = write(merged);
    // What this tab has not changed is another one's to change, where slices are not merged.
    const isOwn = (key: string) => sharing === 'merged' || (next[key] ?? null) !== (seen[key] ?? null);
    // Each key for itself: one may fit where another does not.
    const refused = keys.filter((key) => isOwn(key) && !storage.set(key, next[key] ?? null));
    const unchanged = keys.filter((key) => refused.includes(key) || !isOwn(key));
    seen = { ...next, ...Object.fromEntries(unchanged.map((key) => [key, seen[key] ?? null])) };
    if (merged !== newest) onUnseen();
    if (refused.length > 0) onRefused();
    return refused.length === 0;
  }

  // The published types know neither a bare key nor `deserialize`; version 6.0.0 has both.
  const plainText = { keyPrefix: '', deserialize: false };
  const config: PersistConfig<State> = {
    ...plainText,
    key: name,
    whitelist: [...fields],
    serialize: false,
    storage: {
      getItem: () => {
        seen = textsNow();
        return Promise.resolve(read(seen, true));
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
    flush: () => void persistoid.flush(),
    save,
    takeUnseen: (given) => {
      if (sharing === 'none' || !newest) return undefined;
      const texts = textsNow();
      const known = newest;
      if (sharing === 'replaced') {
        const stored = isSeen(texts) ? undefined : read(texts, false);
        seen = texts;
        return stored && merge(known, stored) !== known ? stored : undefined;
      }
      if (given && !isSeen({ ...texts, ...given })) notice({ ...texts, ...given });
      if (!isSeen(texts)) {
        if (isEmpty(texts) && !given) {
          seen = texts;
          unseen = undefined;
          return null;
        }
        const stored = notice(texts);
        seen = texts;
        if (stored && lacks(stored, known)) save();
      }
      const taken = unseen;
      unseen = undefined;
      return taken && merge(known, taken) !== known ? taken : undefined;
    },
  };
}
