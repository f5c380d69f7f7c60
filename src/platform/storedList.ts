import type { OnUnusable } from './keptAside';

/**
 * Returns the valid entries of a stored list, without duplicate ids. `list` is the parsed JSON under `key`.
 * Invalid entries are dropped and reported (storage-11); a list without any valid entry is reported as a
 * whole (storage-22). Returns undefined, and reports it, if `list` is not a list.
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

/**
 * Reports the entries dropped from a stored list or record of `count` entries. If all were dropped, reports
 * an unknown shape.
 */
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

/** Returns the text to store for a list: null, which removes the key, if it is empty. */
export function storedTextOf(list: readonly unknown[]): string | null {
  return list.length > 0 ? JSON.stringify(list) : null;
}
