import { getOwn } from './getOwn';

/** Accessors for a list entry's id and the time it was written (ISO; '' sorts before all others). */
export interface EntryReader<Entry> {
  id: (entry: Entry) => string;
  time: (entry: Entry) => string;
}

/** ISO times by id. */
export type TimesById = Readonly<Record<string, string>>;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Whether `one` replaces `other`, an entry with the same id: the later one wins. Equal times are resolved by
 * comparing the JSON, so that all tabs agree.
 */
function replaces<Entry>(one: Entry, other: Entry, { time }: EntryReader<Entry>): boolean {
  const order = compareTexts(time(one), time(other));
  return order === 0 ? JSON.stringify(one) > JSON.stringify(other) : order > 0;
}

/** Returns a comparator that sorts the newest entry first, and entries with the same time by id. */
export function newestFirst<Entry>({ id, time }: EntryReader<Entry>): (a: Entry, b: Entry) => number {
  return (a, b) => compareTexts(time(b), time(a)) || compareTexts(id(a), id(b));
}

/** Returns a comparator that sorts the oldest entry first, and entries with the same time by id. */
export function oldestFirst<Entry>({ id, time }: EntryReader<Entry>): (a: Entry, b: Entry) => number {
  return (a, b) => compareTexts(time(a), time(b)) || compareTexts(id(a), id(b));
}

/**
 * Merges two lists as a last-write-wins set: keeps the latest entry of each id, drops those removed at or
 * after their time (tombstones), and sorts by `sort`. The result is independent of the order and number of
 * merges. Returns `known` itself when nothing changes.
 */
export function mergeEntries<Entry>(
  known: readonly Entry[],
  incoming: readonly Entry[],
  removedAt: (id: string) => string | undefined,
  reader: EntryReader<Entry>,
  sort = newestFirst(reader),
): readonly Entry[] {
  const byId = new Map(known.map((entry) => [reader.id(entry), entry]));
  for (const entry of incoming) {
    const other = byId.get(reader.id(entry));
    if (other === undefined || replaces(entry, other, reader)) byId.set(reader.id(entry), entry);
  }
  const merged = [...byId.values()]
    .filter((entry) => {
      const removed = removedAt(reader.id(entry));
      return removed === undefined || removed < reader.time(entry);
    })
    .sort(sort);
  return unlessSameEntries(known, merged);
}

/** Returns `next`, or `known` itself when both hold the same entries in the same order. */
export function unlessSameEntries<Entry>(known: readonly Entry[], next: readonly Entry[]): readonly Entry[] {
  return known.length === next.length && next.every((entry, at) => entry === known[at]) ? known : next;
}

/** Returns the later of two ISO times; '' and undefined are earlier than all others. */
export function laterOf(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other;
}

/** Returns the ISO time a number of milliseconds before another one. */
export const earlierBy = (time: string, ms: number): string => new Date(Date.parse(time) - ms).toISOString();

/**
 * Keeps the later time of each id; of more than `most` ids, those with the latest times. Returns `known`
 * itself when nothing changes.
 */
export function mergeTimes(known: TimesById, incoming: TimesById, most = Infinity): TimesById {
  const later = Object.entries(incoming).filter(([id, time]) => time > (getOwn(known, id) ?? ''));
  if (later.length === 0) return known;
  return unlessSameTimes(known, latestTimes({ ...known, ...Object.fromEntries(later) }, most));
}

/** Returns `next`, or `known` itself when both hold the same times. */
export function unlessSameTimes(known: TimesById, next: TimesById): TimesById {
  const ids = Object.keys(next);
  const isSame =
    ids.length === Object.keys(known).length && ids.every((id) => next[id] === getOwn(known, id));
  return isSame ? known : next;
}

/** Maps each id to the same ISO time. */
export function timesOf(ids: readonly string[], time: string): TimesById {
  return Object.fromEntries(ids.map((id) => [id, time]));
}

/** Returns the times of the given ids. */
export function timesOnly(times: TimesById, ids: readonly string[]): TimesById {
  return Object.fromEntries(Object.entries(times).filter(([id]) => ids.includes(id)));
}

/** Returns the times without the given ids. */
export function timesWithout(times: TimesById, ids: readonly string[]): TimesById {
  return Object.fromEntries(Object.entries(times).filter(([id]) => !ids.includes(id)));
}

/** Returns at most `most` of the times: the latest ones. */
export function latestTimes(times: TimesById, most: number): TimesById {
  const entries = Object.entries(times);
  if (entries.length <= most) return times;
  const sorted = entries.sort(([a, one], [b, other]) => compareTexts(other, one) || compareTexts(a, b));
  return Object.fromEntries(sorted.slice(0, most));
}

/** Returns `next`, or `known` itself when all fields of `next` are identical (===). */
export function unlessEqual<State extends object>(known: State, next: State): State {
  const isEqual = (Object.keys(next) as (keyof State)[]).every((field) => next[field] === known[field]);
  return isEqual ? known : next;
}
