import type { OnUnusable } from './keptAside';

/**
 * The valid entries of a stored list, each id once; `list` is the parsed JSON under `key`. Invalid entries are
 * dropped and reported (storage-11); a list without any valid one is reported as a whole (storage-22). Returns undefined,
 * and reports it, if it is not a list.
 */
export function parseStoredList<Entry>(
  key: string,
  list: unknown,
  parse: (raw: unknown) => Entry | undefined,
  idOf: (entry: Entry) => string,
  onUnusable: OnUnusable,
): Entry[] | undefined {
  if (!Array.isArray(list)) {
    onUnusable({ key, message: `The stored ${key} are no list and were ignored.` });
    return undefined;
  }
  const byId = new Map<string, Entry>();
  const dropped: { message: string; raw: unknown }[] = [];
  for (const [index, raw] of list.entries()) {
    const entry = parse(raw);
    if (!entry)
      dropped.push({
        message: `Entry ${index + 1} of the stored ${key} could not be read and was dropped.`,
        raw,
      });
    else if (!byId.has(idOf(entry))) byId.set(idOf(entry), entry);
  }
  reportDropped(onUnusable, key, dropped, list.length);
  return [...byId.values()];
}

/** Reports the entries dropped from a stored list or record of `count` entries; all of them as an unknown shape. */
export function reportDropped(
  onUnusable: OnUnusable,
  key: string,
  dropped: readonly { message: string; raw: unknown }[],
  count: number,
): void {
  if (dropped.length === 0) return;
  const message = dropped.map((one) => one.message).join('\n');
  onUnusable({ key, message, ...(dropped.length < count && { entries: dropped.map(({ raw }) => raw) }) });
}

/** The text of a list to store; null, which stores nothing, for an empty one. */
export function storedTextOf(list: readonly unknown[]): string | null {
  return list.length > 0 ? JSON.stringify(list) : null;
}
