import type { TimesById } from '../lib/lastWriteWins';
import { parseJson } from '../lib/parseJson';
import { readKey, readObject, readTime } from '../lib/read';

import { observeTime } from './clock';
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

/** The usable entries of stored times by id. */
export function parseTimes(raw: unknown): TimesById {
  const entries = Object.entries(readObject(raw) ?? {}).flatMap(([key, value]) => {
    const id = readKey(key);
    const time = parseTime(value);
    return id !== undefined && time !== '' ? [[id, time] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Serializes a record of times without its empty values; null, which stores nothing, when all are empty. */
export function timesTextOf(record: Readonly<Record<string, TimesById | string>>): string | null {
  const filled = Object.entries(record).filter(([, times]) =>
    typeof times === 'string' ? times !== '' : Object.keys(times).length > 0,
  );
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
}
