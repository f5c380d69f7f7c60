import fc from 'fast-check';

import { type EntryReader, laterOf, withEntry, withoutEntry } from './timedList';

interface Entry {
  id: string;
  at: string;
}
const reader: EntryReader<Entry> = { id: ({ id }) => id, time: ({ at }) => at };
const add = (entries: Entry[], id: string, at: string, removedAt?: string) =>
  withEntry(entries, { id, at }, removedAt, reader);

test('the newest entry comes first, and an entry of the same time by its id', () => {
  const list = ['2', '3', '1', '2'].reduce<Entry[]>((entries, at, n) => add(entries, `e${n}`, at), []);
  expect(list.map(({ id }) => id)).toEqual(['e1', 'e3', 'e0', 'e2']);
});

test('an entry that is there moves up with a later time, and stays with an earlier one', () => {
  const list = add(add([], 'a', '2'), 'b', '3');
  expect(add(list, 'a', '4').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(add(list, 'a', '1')).toEqual(list);
});

test('what was taken out later stays out, what was added later stays in', () => {
  expect(add([], 'a', '2', '3')).toEqual([]);
  expect(add([], 'a', '2', '1')).toHaveLength(1);
  expect(withoutEntry([{ id: 'a', at: '2' }], 'a', '1', reader)).toHaveLength(1);
  expect(withoutEntry([{ id: 'a', at: '2' }], 'a', '2', reader)).toEqual([]);
});

test('the later of two times', () => {
  expect(laterOf(undefined, '')).toBe('');
  expect(laterOf('2', '1')).toBe('2');
  expect(laterOf('1', '2')).toBe('2');
});

interface Change {
  kind: 'add' | 'remove';
  id: string;
  at: string;
}

/** What a tab that hears the changes in this order ends with. */
function heard(changes: readonly Change[]): Entry[] {
  const removals: Record<string, string> = {};
  return changes.reduce<Entry[]>((entries, { kind, id, at }) => {
    if (kind === 'add') return add(entries, id, at, removals[id]);
    removals[id] = laterOf(removals[id], at);
    return withoutEntry(entries, id, at, reader);
  }, []);
}

test('in whatever order the changes are heard, also twice, the list is the same', () => {
  const change = fc.record<Change>({
    kind: fc.constantFrom('add', 'remove'),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    at: fc.integer({ min: 1, max: 9 }).map(String),
  });
  const orders = fc
    .array(change, { maxLength: 30 })
    .chain((changes) =>
      fc.tuple(
        fc.constant(changes),
        fc.shuffledSubarray([...changes, ...changes], { minLength: 2 * changes.length }),
      ),
    );
  fc.assert(
    fc.property(orders, ([changes, shuffled]) => {
      expect(heard(shuffled)).toEqual(heard(changes));
    }),
    { numRuns: 500 },
  );
});
