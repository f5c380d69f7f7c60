import type { OnUnusable } from './keptAside';

/** The stored texts of some keys; null where nothing is stored. */
export type StoredTexts = Record<string, string | null>;

/** Turns the texts of the version before into those of a version, by the keys of the config. */
type Migration = (texts: StoredTexts) => StoredTexts;

/**
 * How a slice is persisted: its keys, its serialization to plain texts, and the merge of two states (storage-17). Merged
 * into the slice by `app/persistence/withStoredState.ts`.
 */
export interface SlicePersistConfig<State, Name extends string = string> {
  /** Name of the slice in the root state. */
  name: Name;
  /** In the order in which they are written. */
  keys: readonly string[];
  /**
   * The version of the shape that is stored under these keys; 1 when absent. A later version is stored under keys of its own
   * (`storedVersions.ts`): docs/storedShapes.md says how to change a shape.
   */
  version?: number;
  /** By version, from 2 on: how the texts of the version before are migrated to it. */
  migrations?: Readonly<Record<number, Migration>>;
  /** The fields of the slice whose changes are written. */
  fields: readonly (keyof State & string)[];
  /**
   * Deserializes the state; undefined when nothing (usable) is stored. Must not throw. At the start of the page the lists
   * (storage-2 to storage-8) win over the times and removals stored beside them (storage-9): somebody may have edited them.
   * Reports what it cannot use to `onUnusable`.
   */
  read: (texts: StoredTexts, isStart: boolean, onUnusable: OnUnusable) => State | undefined;
  /** The texts to store for a state; null removes a key. */
  write: (state: State) => StoredTexts;
  /**
   * Merges the stored state into `state`; returns `state` itself when nothing changes. For a 'merged' slice the
   * merge is commutative, associative and idempotent.
   */
  merge: (state: State, stored: State) => State;
  /** The state after everything stored was removed elsewhere; the initial state when absent. */
  clear?: (state: State) => State;
  /**
   * What to do when another tab has stored the slice: merge its state, replace this tab's state with it, or ignore
   * it because each tab has its own.
   */
  acrossTabs: 'merged' | 'replaced' | 'none';
}
