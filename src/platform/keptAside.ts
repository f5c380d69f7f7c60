import { parseJson } from '../lib/parseJson';

import type { TextStorage } from './browserStorage';

/** Stored content that `read` cannot use: entries of a list or record, or, without `entries`, the whole text. */
interface Unusable {
  key: string;
  /** For the console. */
  message: string;
  entries?: readonly unknown[];
}

/** Reports stored content that cannot be used. */
export type OnUnusable = (unread: Unusable) => void;

/** Logs what cannot be used, and keeps nothing aside. */
export const warnUnusable: OnUnusable = ({ message }) => {
  console.warn(message);
};

/** The endings of the keys of what is kept aside, in the order in which they are given up. */
const endings = ['@dropped', '@unknown3', '@unknown2', '@unknown1'] as const;

/** Of each key; there is no limit for texts, which have three keys. */
const maxKeptEntries = 1000;

const [droppedEnding, ...textEndings] = endings;

const holdsNothing = (content: unknown) =>
  content === null || content === '' || (typeof content === 'object' && Object.keys(content).length === 0);

/** Stores a text under the first free key beside `key`; in the last one, over another text, when none is free. */
function keepText(storage: TextStorage, key: string, text: string): boolean | undefined {
  const keys = textEndings.map((ending) => key + ending).reverse();
  if (keys.some((one) => storage.get(one) === text)) return undefined;
  const free = keys.find((one) => storage.get(one) === null) ?? keys.at(-1);
  return storage.set(free ?? key, text);
}

/** Adds entries to those kept beside `key`, the latest first. */
function keepEntries(storage: TextStorage, key: string, entries: readonly unknown[]): boolean | undefined {
  const keptKey = key + droppedEnding;
  const stored = parseJson(storage.get(keptKey) ?? '[]');
  const kept: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const texts = [...entries, ...kept].map((entry) => JSON.stringify(entry));
  const next = `[${[...new Set(texts)].slice(0, maxKeptEntries).join()}]`;
  return next === storage.get(keptKey) ? undefined : storage.set(keptKey, next);
}

/**
 * Keeps what cannot be used of the text under `key` beside it (storage-22, storage-23), and logs it unless it is kept
 * already. A text that cannot be parsed or holds nothing is only logged. Returns whether it is kept: 'already' or 'now',
 * 'refused' by a full storage; undefined when there is nothing to keep.
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
 * Stores a text; where the storage is full, gives up for it what is kept aside, and then the texts under `earlierKeys`, one by one
 * (storage-24). False, with all of that still stored, when that is not enough.
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
