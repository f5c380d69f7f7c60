import { type OnUnusable, warnUnusable } from './keptAside';
import type { SlicePersistConfig, StoredTexts } from './slicePersistConfig';

/**
 * The key under which a version of a value is stored: version 1 under the bare key (storage-1), a later one under a key of its own,
 * which earlier versions of the site neither read nor write (storage-20).
 */
export const storedKey = (key: string, version = 1): string => (version === 1 ? key : `${key}@${version}`);

const isEmpty = (texts: StoredTexts) => Object.values(texts).every((text) => text === null);

/** A slice's own version and all earlier ones, in stored keys. */
interface StoredVersions<State> {
  /** The keys of this version, in the order in which they are written. */
  keys: readonly string[];
  /** The keys of the earlier versions, which are read only. */
  earlierKeys: readonly string[];
  /** Reads the texts of all versions, the earlier ones migrated; undefined when nothing (usable) is stored. */
  read: (texts: StoredTexts, isStart: boolean, onUnusable: OnUnusable) => State | undefined;
  /** The texts to store for a state, in the keys of this version. */
  write: (state: State) => StoredTexts;
}

/**
 * Reads and writes a slice by the version of its config. What earlier versions have stored is migrated and merged whenever it is
 * read, since windows of those versions may still write it. A slice that is not merged across tabs takes it at its first
 * start only (storage-21).
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
