import type { OnUnusable } from './keptAside';

/** The stored texts by key; null where nothing is stored. */
export type StoredTexts = Record<string, string | null>;

/** Migrates the texts of one version to the next. Both are by the keys of the config. */
type Migration = (texts: StoredTexts) => StoredTexts;

/**
 * How a slice is persisted: its keys, its serialization to plain texts, and how two states are merged
 * (storage-17). `app/persistence/withStoredState.ts` adds the merge to the slice's reducer.
 */
export interface SlicePersistConfig<State, Name extends string = string> {
  /** The name of the slice in the root state. */
  name: Name;
  /** The keys, in the order in which they are written. */
  keys: readonly string[];
  /**
   * The version of the shape that is stored under these keys; 1 by default. A later version is stored under
   * its own keys (`storedVersions.ts`): docs/storedShapes.md says how to change a shape.
   */
  version?: number;
  /** The migrations from the previous version, by version, from 2 on. */
  migrations?: Readonly<Record<number, Migration>>;
  /** The fields of the slice that trigger a write when they change. */
  fields: readonly (keyof State & string)[];
  /**
   * Deserializes the state. Returns undefined if nothing usable is stored, and must not throw. On page load
   * the lists (storage-2 to storage-8) take precedence over the times and removals stored beside them
   * (storage-9), because someone may have edited them. Reports unusable content to `onUnusable`.
   */
  read: (texts: StoredTexts, isStart: boolean, onUnusable: OnUnusable) => State | undefined;
  /** Returns the texts to store for a state; null removes a key. */
  write: (state: State) => StoredTexts;
  /**
   * Merges the stored state into `state`, or returns `state` itself if nothing changes. For a 'merged' slice
   * the merge is commutative, associative and idempotent.
   */
  merge: (state: State, stored: State) => State;
  /** Returns the state after another tab removed everything stored. Defaults to the initial state. */
  clear?: (state: State) => State;
  /**
   * What to do when another tab has stored the slice: merge its state, replace this tab's state with it, or ignore
   * it because each tab has its own.
   */
  acrossTabs: 'merged' | 'replaced' | 'none';
}
