import fc from 'fast-check';

import {
  type EntryReader,
  laterOf,
  latestTimes,
  mergeEntries,
  mergeTimes,
  oldestFirst,
  timesOf,
  timesOnly,
  timesWithout,
  unlessEqual,
  unlessSameTimes,
} from './lastWriteWins';

interface Entry {
  id: string;
  at: string;
  text?: string;
}
const reader: EntryReader<Entry> = { id: ({ id }) => id, time: ({ at }) => at };
const merge = (known: readonly Entry[], incoming: readonly Entry[], removedAt: Record<string, string> = {}) =>
  mergeEntries(known, incoming, (id) => removedAt[id], reader);
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);

test('the newest entry comes first, entries of one time by id; or the oldest first', () => {
  const entries = ['2', '3', '1', '2'].map((at, n) => ({ id: `e${n}`, at }));
  expect(idsOf(merge([], entries))).toEqual(['e1', 'e0', 'e3', 'e2']);
  const fromOldest = mergeEntries([], entries, () => undefined, reader, oldestFirst(reader));
  expect(idsOf(fromOldest)).toEqual(['e2', 'e0', 'e3', 'e1']);
});

test('an entry that is there moves up with a later time, and stays with an earlier one', () => {
  const list = merge([{ id: 'b', at: '3' }], [{ id: 'a', at: '2' }]);
  expect(idsOf(merge(list, [{ id: 'a', at: '4' }]))).toEqual(['a', 'b']);
  expect(merge(list, [{ id: 'a', at: '1' }])).toBe(list);
});

test('of two entries of one id and time both sides keep the same one', () => {
  const [one, other] = [
    { id: 'a', at: '1', text: 'x' },
    { id: 'a', at: '1', text: 'y' },
  ] as const;
  expect(merge([one], [other])).toEqual([other]);
  expect(merge([other], [one])).toEqual([other]);
});

test('what was removed later stays out, what was added later stays in', () => {
  expect(merge([], [{ id: 'a', at: '2' }], { a: '3' })).toEqual([]);
  expect(merge([], [{ id: 'a', at: '2' }], { a: '2' })).toEqual([]);
  expect(merge([], [{ id: 'a', at: '2' }], { a: '1' })).toHaveLength(1);
  expect(merge([{ id: 'a', at: '' }], [], { a: '1' })).toEqual([]);
});

test('the later of two times, of each id, without some, and the latest of many', () => {
  expect(laterOf(undefined, '')).toBe('');
  expect(laterOf('2', '1')).toBe('2');
  expect(laterOf('1', '2')).toBe('2');
  const known = { a: '1', b: '2' };
  expect(mergeTimes(known, { a: '0', b: '2' })).toBe(known);
  expect(mergeTimes(known, { b: '3', constructor: '1' })).toEqual({ a: '1', b: '3', constructor: '1' });
  expect(timesWithout(known, ['a'])).toEqual({ b: '2' });
  expect(timesOnly(known, ['a', 'c'])).toEqual({ a: '1' });
  expect(latestTimes({ a: '1', b: '3', c: '2' }, 2)).toEqual({ b: '3', c: '2' });
  expect(latestTimes(known, 2)).toBe(known);
});

test('a state with the same values is the state itself', () => {
  const known = { a: 1, b: 2 };
  expect(unlessEqual(known, { a: 1, b: 2 })).toBe(known);
  expect(unlessEqual(known, { a: 1, b: 3 })).toEqual({ a: 1, b: 3 });
});

test('times that are the same are the known ones', () => {
  const known = timesOf(['a', 'b'], '1');
  expect(unlessSameTimes(known, { b: '1', a: '1' })).toBe(known);
  for (const other of [{ a: '1' }, { a: '1', b: '2' }, { a: '1', c: '1' }])
    expect(unlessSameTimes(known, other)).toBe(other);
});

interface Change {
  kind: 'add' | 'remove';
  id: string;
  at: string;
  text: string;
}

/** Returns the final state of a tab that receives the changes in this order. */
function stateAfter(changes: readonly Change[]): readonly Entry[] {
  let removedAt: Readonly<Record<string, string>> = {};
  return changes.reduce<readonly Entry[]>((entries, { kind, id, at, text }) => {
    if (kind === 'remove') removedAt = mergeTimes(removedAt, { [id]: at });
    return merge(entries, kind === 'add' ? [{ id, at, text }] : [], removedAt);
  }, []);
}

test('in whatever order the changes are heard, also twice, the list is the same', () => {
  const change = fc.record<Change>({
    kind: fc.constantFrom('add', 'remove'),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    at: fc.integer({ min: 1, max: 9 }).map(String),
    text: fc.constantFrom('x', 'y'),
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
      expect(stateAfter(shuffled)).toEqual(stateAfter(changes));
    }),
    { numRuns: 500 },
  );
});
