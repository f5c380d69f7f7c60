/**
 * The valid entries of a stored list, each id once; `list` is the parsed JSON under `key`. Invalid entries are
 * dropped with a warning (storage-11). Returns undefined, with a warning, if it is not a list.
 */
export function receiveStoredList<Entry>(
  key: string,
  list: unknown,
  receive: (raw: unknown) => Entry | undefined,
  idOf: (entry: Entry) => string,
): Entry[] | undefined {
  if (!Array.isArray(list)) {
    console.warn(`The stored ${key} are no list and were ignored.`);
    return undefined;
  }
  const byId = new Map<string, Entry>();
  for (const [index, raw] of list.entries()) {
    const entry = receive(raw);
    if (!entry) console.warn(`Entry ${index + 1} of the stored ${key} could not be read and was dropped.`);
    else if (!byId.has(idOf(entry))) byId.set(idOf(entry), entry);
  }
  return [...byId.values()];
}

/** The text of a list to store; null, which stores nothing, for an empty one. */
export function storedTextOf(list: readonly unknown[]): string | null {
  return list.length > 0 ? JSON.stringify(list) : null;
}
