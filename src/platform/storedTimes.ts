import type { TimesById } from '../lib/lastWriteWins';
import { parseJson } from '../lib/parseJson';
import { readKey, readObject, readTime } from '../lib/read';

import { now, observeTime } from './clock';
import type { OnUnusable } from './keptAside';

/** The record stored as JSON under `key`; an empty one, and a report, if something else is stored. */
export function parseTimesRecord(
  key: string,
  text: string | null,
  onUnusable: OnUnusable,
): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  const record = readObject(parseJson(text));
  if (!record) onUnusable({ key, message: `The stored ${key} are no object and were ignored.` });
  return record ?? {};
}

/** A stored time, '' for anything else. */
export function parseTime(raw: unknown): string {
  const time = readTime(raw);
  return time === undefined ? '' : observeTime(time);
}

/** A stored time; '' for one from a clock that was ahead. */
export const usableTime = (time: string): string => (observeTime(time) === time ? time : '');

/**
 * The times of a stored list, the newest first. A missing one ('') becomes one just after that of the entry below, else before
 * `latest` (milliseconds), so that the list keeps its order.
 */
export function timesInOrder(stored: readonly string[], latest: number): string[] {
  const times = stored.map((time) => (time === '' ? undefined : Date.parse(time)));
  let below = Math.min(latest, ...times.filter((time) => time !== undefined)) - times.length;
  return times
    .toReversed()
    .map((time) => new Date((below = time ?? below + 1)).toISOString())
    .toReversed();
}

/** The entries of a stored list, the newest first, with the times in `field` by `timesInOrder`. */
export function withTimesInOrder<Field extends string, Entry extends Record<Field, string>>(
  list: readonly Entry[],
  field: Field,
): Entry[] {
  const times = timesInOrder(
    list.map((entry) => entry[field]),
    Date.parse(now()),
  );
  return list.map((entry, at) => ({ ...entry, [field]: times[at] }));
}

/** Stored times by id, as they are. */
export function readTimes(raw: unknown): TimesById {
  const entries = Object.entries(readObject(raw) ?? {}).flatMap(([key, value]) => {
    const id = readKey(key);
    const time = readTime(value);
    return id !== undefined && time !== undefined ? [[id, time] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The usable entries of stored times by id. */
export const parseTimes = (raw: unknown): TimesById =>
  Object.fromEntries(Object.entries(readTimes(raw)).map(([id, time]) => [id, observeTime(time)]));

/** Serializes a record of times without its empty values; null, which stores nothing, when all are empty. */
export function timesTextOf(record: Readonly<Record<string, TimesById | string>>): string | null {
  const filled = Object.entries(record).filter(([, times]) =>
    typeof times === 'string' ? times !== '' : Object.keys(times).length > 0,
  );
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
}
