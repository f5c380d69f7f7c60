function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

let hasWarned = false;

function warn(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Nothing can be stored on this device; the site works for this visit only.', error);
}

/** The browser's local storage; a forbidden or full one never throws, it is logged once. */
export const browserStorage = {
  /** The text under a key, null when there is none or storage is forbidden. */
  get(key: string): string | null {
    try {
      return storage()?.getItem(key) ?? null;
    } catch (error) {
      warn(error);
      return null;
    }
  },
  /** Stores a text under a key, or removes the key for null; does nothing when the text is there already. */
  set(key: string, text: string | null): void {
    try {
      const target = storage();
      if (!target || target.getItem(key) === text) return;
      if (text === null) target.removeItem(key);
      else target.setItem(key, text);
    } catch (error) {
      warn(error);
    }
  },
};
