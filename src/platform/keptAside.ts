import { parseJson } from '../lib/parseJson';

import type { TextStorage } from './browserStorage';

/** Stored content that `read` cannot use: `entries` of a list or record, or without them the whole text. */
interface Unusable {
  key: string;
  /** The message for the console. */
  message: string;
  entries?: readonly unknown[];
}

/** Reports stored content that cannot be used. */
export type OnUnusable = (unread: Unusable) => void;

/** Logs unusable content without keeping it aside. */
export const warnUnusable: OnUnusable = ({ message }) => {
  console.warn(message);
};

/** The suffixes of keys for content kept aside, in the order in which it is deleted to make room. */
const endings = ['@dropped', '@unknown3', '@unknown2', '@unknown1'] as const;

/** The limit for the entries of each key. Texts have no limit except their three keys. */
const maxKeptEntries = 1000;

const [droppedEnding, ...textEndings] = endings;

const holdsNothing = (content: unknown) =>
  content === null || content === '' || (typeof content === 'object' && Object.keys(content).length === 0);

/** Stores a text under the first free key derived from `key`; if none is free, overwrites the last one. */
function keepText(storage: TextStorage, key: string, text: string): boolean | undefined {
  const keys = textEndings.map((ending) => key + ending).reverse();
  if (keys.some((one) => storage.get(one) === text)) return undefined;
  const free = keys.find((one) => storage.get(one) === null) ?? keys.at(-1);
  return storage.set(free ?? key, text);
}

/** Adds entries to those kept aside for `key`, latest first. */
function keepEntries(storage: TextStorage, key: string, entries: readonly unknown[]): boolean | undefined {
  const keptKey = key + droppedEnding;
  const stored = parseJson(storage.get(keptKey) ?? '[]');
  const kept: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const texts = [...entries, ...kept].map((entry) => JSON.stringify(entry));
  const next = `[${[...new Set(texts)].slice(0, maxKeptEntries).join()}]`;
  return next === storage.get(keptKey) ? undefined : storage.set(keptKey, next);
}

/**
 * Keeps the unusable part of the text under `key` aside (storage-22, storage-23), and logs it unless it was
 * kept before. A text that cannot be parsed or is empty is only logged. Returns 'already', 'now', or
 * 'refused' if the storage is full; undefined if there is nothing to keep.
 */
export function keepAside(
  storage: TextStorage,
  key: string,
  text: string,
  { message, entries }: Pick<Unusable, 'message' | 'entries'>,
): 'already' | 'now' | 'refused' | undefined {
  const content = parseJson(text);
  if (content === undefined || holdsNothing(content)) {
    console.warn(message);
    return undefined;
  }
  const isKept = entries ? keepEntries(storage, key, entries) : keepText(storage, key, text);
  if (isKept === undefined) return 'already';
  console.warn(
    `${message} ${isKept ? `It is kept beside the key "${key}".` : 'There is no room to keep it aside.'}`,
  );
  return isKept ? 'now' : 'refused';
}

/**
 * Stores a text. If the storage is full, makes room by deleting content kept aside, then the texts under
 * `earlierKeys`, one by one (storage-24). If that is not enough, restores all of them and returns false.
 */
export function storeWithRoom(
  storage: TextStorage,
  key: string,
  text: string | null,
  earlierKeys: readonly string[] = [],
): boolean {
  if (storage.set(key, text)) return true;
  const keys = storage.keys();
  const aside = endings.flatMap((ending) => keys.filter((one) => one.endsWith(ending)));
  const givenUp: [string, string][] = [];
  for (const one of [...aside, ...earlierKeys]) {
    const given = storage.get(one);
    if (given === null) continue;
    givenUp.push([one, given]);
    storage.set(one, null);
    if (storage.set(key, text)) return true;
  }
  for (const [one, given] of givenUp) storage.set(one, given);
  return false;
}
