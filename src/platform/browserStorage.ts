/** A key-value storage of texts that never throws. */
export interface TextStorage {
  /** The text under a key; null when there is none. */
  get: (key: string) => string | null;
  /** Stores a text under a key, or removes the key for null; false when that is refused. */
  set: (key: string, text: string | null) => boolean;
  /** All keys under which something is stored. */
  keys: () => readonly string[];
}

const storageOf = (storage: () => Storage): TextStorage => ({
  get(key) {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },

  set(key, text) {
    try {
      if (storage().getItem(key) === text) return true;
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      return true;
    } catch {
      // Nothing to remove where nothing can be stored.
      return text === null;
    }
  },
  keys() {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  },
});

/** The browser's local storage, which may be full or forbidden (storage-12, storage-13). */
export const browserStorage = storageOf(() => globalThis.localStorage);

/** The browser's session storage: of one tab, over reloads; it may be full or forbidden too. */
export const tabStorage = storageOf(() => globalThis.sessionStorage);
