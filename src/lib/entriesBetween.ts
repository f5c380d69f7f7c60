/** What came to a list and what left it, by the ids of the entries. */
export function entriesBetween<Entry>(
  before: readonly Entry[] = [],
  after: readonly Entry[] = [],
  idOf: (entry: Entry) => string,
): { added: Entry[]; removed: Entry[] } {
  const idsBefore = new Set(before.map(idOf));
  const idsAfter = new Set(after.map(idOf));
  return {
    added: after.filter((entry) => !idsBefore.has(idOf(entry))),
    removed: before.filter((entry) => !idsAfter.has(idOf(entry))),
  };
}
