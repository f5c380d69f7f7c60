/** A key-value storage of strings that never throws. */
export interface TextStorage {
  /** Returns the text under a key, or null if there is none. */
  get: (key: string) => string | null;
  /** Stores a text under a key, or removes the key if it is null. Returns false if the browser refuses. */
  set: (key: string, text: string | null) => boolean;
  /** Returns all keys under which something is stored. */
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
      // If nothing can be stored, there is nothing to remove.
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

/** The browser's session storage: one per tab, kept across reloads; may be full or forbidden too. */
export const tabStorage = storageOf(() => globalThis.sessionStorage);
