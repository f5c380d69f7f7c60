import { type OnUnusable, warnUnusable } from './keptAside';
import type { SlicePersistConfig, StoredTexts } from './slicePersistConfig';

/**
 * Returns the key of a version of a stored value. Version 1 uses the bare key (storage-1), a later version
 * its own, which earlier versions of the site neither read nor write (storage-20).
 */
export const storedKey = (key: string, version = 1): string => (version === 1 ? key : `${key}@${version}`);

const isEmpty = (texts: StoredTexts) => Object.values(texts).every((text) => text === null);

/** The stored keys of a slice's current and earlier versions, and how to read and write them. */
interface StoredVersions<State> {
  /** The keys of this version, in the order in which they are written. */
  keys: readonly string[];
  /** The keys of earlier versions, which are only read. */
  earlierKeys: readonly string[];
  /** Reads the texts of all versions, and migrates earlier ones. Returns undefined if nothing is usable. */
  read: (texts: StoredTexts, isStart: boolean, onUnusable: OnUnusable) => State | undefined;
  /** Returns the texts to store for a state, under the keys of this version. */
  write: (state: State) => StoredTexts;
}

/**
 * Reads and writes a slice according to its config's version. What earlier versions stored is migrated and
 * merged on every read, because open tabs of those versions may still write it. A slice that is not merged
 * across tabs does this only on its first start (storage-21).
 */
export function storedVersions<State>(config: SlicePersistConfig<State>): StoredVersions<State> {
  const { keys, version = 1, migrations = {}, acrossTabs, read, write, merge } = config;
  const earlierVersions = Array.from({ length: version - 1 }, (_, index) => version - 1 - index);
  const keysOf = (one: number) => keys.map((key) => storedKey(key, one));
  const textsOf = (stored: StoredTexts, one: number): StoredTexts =>
    Object.fromEntries(keys.map((key) => [key, stored[storedKey(key, one)] ?? null]));

  function readEarlier(stored: StoredTexts, from: number, isStart: boolean): State | undefined {
    let texts = textsOf(stored, from);
    if (isEmpty(texts)) return undefined;
    try {
      for (let one = from + 1; one <= version; one += 1) texts = migrations[one]?.(texts) ?? texts;
      return read(texts, isStart, warnUnusable);
    } catch (error) {
      console.error(
        `What version ${from} of the site has stored as ${keys.join()} cannot be migrated.`,
        error,
      );
      return undefined;
    }
  }

  return {
    keys: keysOf(version),
    earlierKeys: earlierVersions.flatMap(keysOf),
    read: (stored, isStart, onUnusable) => {
      const texts = textsOf(stored, version);
      const own = read(texts, isStart, onUnusable);
      if (acrossTabs !== 'merged' && !(isStart && isEmpty(texts))) return own;
      const states = earlierVersions.map((one) => readEarlier(stored, one, isStart));
      if (acrossTabs !== 'merged') return states.find((state) => state !== undefined);
      return [own, ...states].reduce((merged, state) =>
        merged && state ? merge(merged, state) : (merged ?? state),
      );
    },
    write: (state) => {
      const texts = write(state);
      return Object.fromEntries(keys.map((key) => [storedKey(key, version), texts[key] ?? null]));
    },
  };
}
