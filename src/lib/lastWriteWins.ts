import { getOwn } from './getOwn';

/** Reads the id of a list's entry, and the time when it was written (ISO; '' is earlier than all). */
export interface EntryReader<Entry> {
  id: (entry: Entry) => string;
  time: (entry: Entry) => string;
}

/** ISO times by id. */
export type TimesById = Readonly<Record<string, string>>;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether `one` replaces `other`, an entry with the same id: the later one wins; at the same time, the greater JSON. */
function replaces<Entry>(one: Entry, other: Entry, { time }: EntryReader<Entry>): boolean {
  const order = compareTexts(time(one), time(other));
  return order === 0 ? JSON.stringify(one) > JSON.stringify(other) : order > 0;
}

/** Sorts the newest entry first, and entries of one time by id. */
export function byNewest<Entry>({ id, time }: EntryReader<Entry>): (a: Entry, b: Entry) => number {
  return (a, b) => compareTexts(time(b), time(a)) || compareTexts(id(a), id(b));
}

/** Sorts the oldest entry first, and entries of one time by id. */
export function byOldest<Entry>({ id, time }: EntryReader<Entry>): (a: Entry, b: Entry) => number {
  return (a, b) => compareTexts(time(a), time(b)) || compareTexts(id(a), id(b));
}

/**
 * A last-write-wins set: the entries of both lists in the order of `sort`, of each id the latest, without those
 * that were removed at their time or later. The result is the same in whatever order, and however often, lists
 * and removals are merged. Gives `known` itself when nothing changes.
 */
export function mergeEntries<Entry>(
  known: readonly Entry[],
  incoming: readonly Entry[],
  removedAt: (id: string) => string | undefined,
  reader: EntryReader<Entry>,
  sort = byNewest(reader),
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

/** `next`, or `known` itself where both hold the same entries in the same order. */
export function unlessSameEntries<Entry>(known: readonly Entry[], next: readonly Entry[]): readonly Entry[] {
  return known.length === next.length && next.every((entry, at) => entry === known[at]) ? known : next;
}

/** The later of two ISO times; '' and undefined are earlier than all. */
export function laterOf(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other;
}

/** The later time of each id; where there are more than `most`, the latest ones. Gives `known` itself when nothing changes. */
export function mergeTimes(known: TimesById, incoming: TimesById, most = Infinity): TimesById {
  const later = Object.entries(incoming).filter(([id, time]) => time > (getOwn(known, id) ?? ''));
  if (later.length === 0) return known;
  return unlessSameTimes(known, latestTimes({ ...known, ...Object.fromEntries(later) }, most));
}

/** `next`, or `known` itself where both hold the same times. */
export function unlessSameTimes(known: TimesById, next: TimesById): TimesById {
  const ids = Object.keys(next);
  const isSame =
    ids.length === Object.keys(known).length && ids.every((id) => next[id] === getOwn(known, id));
  return isSame ? known : next;
}

/** The same time for each id. */
export function timesOf(ids: readonly string[], time: string): TimesById {
  return Object.fromEntries(ids.map((id) => [id, time]));
}

/** The times of some ids. */
export function timesOnly(times: TimesById, ids: readonly string[]): TimesById {
  return Object.fromEntries(Object.entries(times).filter(([id]) => ids.includes(id)));
}

/** The times without those of some ids. */
export function timesWithout(times: TimesById, ids: readonly string[]): TimesById {
  return Object.fromEntries(Object.entries(times).filter(([id]) => !ids.includes(id)));
}

/** At most `most` of the times, the latest ones. */
export function latestTimes(times: TimesById, most: number): TimesById {
  const entries = Object.entries(times);
  if (entries.length <= most) return times;
  const sorted = entries.sort(([a, one], [b, other]) => compareTexts(other, one) || compareTexts(a, b));
  return Object.fromEntries(sorted.slice(0, most));
}

/** `next`, or `known` itself where each of its fields has the same value. */
export function unlessEqual<State extends object>(known: State, next: State): State {
  const isEqual = (Object.keys(next) as (keyof State)[]).every((field) => next[field] === known[field]);
  return isEqual ? known : next;
}
