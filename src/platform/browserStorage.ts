/** What this tab last read or wrote under each key. */
const seen = new Map<string, string | null>();
/** What the browser has not taken yet, by key. */
const waiting = new Map<string, string | null>();
let isRefusing = false;
let tellRefusal: (isRefusing: boolean) => void = () => undefined;

function read(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes the key for null, unless it is so already; the error when the browser refuses. */
function put(key: string, text: string | null): unknown {
  try {
    const storage = globalThis.localStorage;
    if (storage.getItem(key) !== text) {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
    }
    seen.set(key, text);
    return undefined;
  } catch (error) {
    // Where nothing can be stored nothing needs to be removed.
    return text === null ? undefined : error;
  }
}

function putAllWaiting(): void {
  let refusal: unknown;
  for (const [key, text] of waiting) {
    const error = put(key, text);
    if (error === undefined) waiting.delete(key);
    else refusal = error;
  }
  if (isRefusing === waiting.size > 0) return;
  isRefusing = waiting.size > 0;
  if (isRefusing)
    console.warn('The browser refuses to store more; changes last for this visit only.', refusal);
  tellRefusal(isRefusing);
}

/** The browser's local storage; a forbidden or full one never throws. */
export const browserStorage = {
  /** The text under a key; null when there is none or storage is forbidden. */
  get(key: string): string | null {
    const text = read(key);
    seen.set(key, text);
    return text;
  },

  /** The text that this tab last read or wrote under a key. */
  lastSeen: (key: string): string | null => seen.get(key) ?? null,

  /** Stores a text under a key, or removes the key for null. What the browser refuses is tried again later. */
  set(key: string, text: string | null): void {
    waiting.set(key, text);
    putAllWaiting();
  },

  /** Stores a text at once or not at all: false when the browser did not take it. */
  setNow: (key: string, text: string | null): boolean => put(key, text) === undefined,

  /** Tries again to store what was refused. */
  retry: putAllWaiting,

  /** `tell` hears true when the browser begins to refuse, false when it has taken all that waited. */
  onRefusal(tell: (isRefusing: boolean) => void): void {
    tellRefusal = tell;
    if (isRefusing) tell(true);
  },
};
