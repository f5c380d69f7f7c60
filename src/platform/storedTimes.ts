import type { TimesById } from '../lib/lastWriteWins';
import { parseJson } from '../lib/parseJson';
import { readKey, readObject, readTime } from '../lib/read';

import { now, observeTime } from './clock';
import type { OnUnusable } from './keptAside';

/** Returns the record stored as JSON under `key`. Reports anything else, and returns an empty record. */
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

/** Returns a stored time, or '' for anything else. */
export function parseTime(raw: unknown): string {
  const time = readTime(raw);
  return time === undefined ? '' : observeTime(time);
}

/** Returns a stored time, or '' if the clock that stored it was ahead. */
export const usableTime = (time: string): string => (observeTime(time) === time ? time : '');

/**
 * Returns the times of a stored list, newest first. A missing time ('') becomes one just after that of the
 * entry below, or just before `latest` (milliseconds), so that the list keeps its order.
 */
export function timesInOrder(stored: readonly string[], latest: number): string[] {
  const times = stored.map((time) => (time === '' ? undefined : Date.parse(time)));
  let below = Math.min(latest, ...times.filter((time) => time !== undefined)) - times.length;
  return times
    .toReversed()
    .map((time) => new Date((below = time ?? below + 1)).toISOString())
    .toReversed();
}

/** Returns the entries of a stored list, newest first, with their times completed by `timesInOrder`. */
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

/** Returns stored times by id, unchanged. */
export function readTimes(raw: unknown): TimesById {
  const entries = Object.entries(readObject(raw) ?? {}).flatMap(([key, value]) => {
    const id = readKey(key);
    const time = readTime(value);
    return id !== undefined && time !== undefined ? [[id, time] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the usable entries of stored times by id. */
export const parseTimes = (raw: unknown): TimesById =>
  Object.fromEntries(Object.entries(readTimes(raw)).map(([id, time]) => [id, observeTime(time)]));

/** Serializes a record of times without empty values. Returns null, removing the key, if none is left. */
export function timesTextOf(record: Readonly<Record<string, TimesById | string>>): string | null {
  const filled = Object.entries(record).filter(([, times]) =>
    typeof times === 'string' ? times !== '' : Object.keys(times).length > 0,
  );
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
}
