/** How the entries of a list tell who they are, and when they came (ISO time). */
export interface EntryReader<Entry> {
  id: (entry: Entry) => string;
  time: (entry: Entry) => string;
}

/**
 * A list, the newest entry first, with one more entry, unless that was taken out at `removedAt` or later. Of
 * two entries with one id the later stays. Whatever the order in which entries and removals arrive, two tabs
 * so come to the same list.
 */
export function withEntry<Entry>(
  entries: readonly Entry[],
  entry: Entry,
  removedAt: string | undefined,
  { id, time }: EntryReader<Entry>,
): Entry[] {
  const known = entries.find((other) => id(other) === id(entry));
  const isOutdated = removedAt !== undefined && removedAt >= time(entry);
  if (isOutdated || (known && time(known) >= time(entry))) return [...entries];
  const others = entries.filter((other) => other !== known);
  const isBefore = (other: Entry) =>
    time(other) < time(entry) || (time(other) === time(entry) && id(other) < id(entry));
  const at = others.findIndex(isBefore);
  return others.toSpliced(at === -1 ? others.length : at, 0, entry);
}

/** The list without the entry of an id, unless that came after `removedAt`. */
export function withoutEntry<Entry>(
  entries: readonly Entry[],
  entryId: string,
  removedAt: string,
  { id, time }: EntryReader<Entry>,
): Entry[] {
  return entries.filter((entry) => id(entry) !== entryId || time(entry) > removedAt);
}

/** The later of two ISO times; '' and undefined are earlier than all. */
export function laterOf(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other;
}
