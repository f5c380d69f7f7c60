import fc from 'fast-check';

import { editDistance } from './editDistance';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['claude', 'claude', 0],
  ['claud', 'claude', 1],
  ['runwya', 'runway', 1],
  ['cursr', 'cursor', 1],
  ['midjurnye', 'midjourney', 2],
  ['kitten', 'sitting', 3],
  ['ca', 'abc', 3],
])('from %p to %p: %p', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

const wordOf = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'é'), maxLength });
const anyWord = wordOf(9);

/** The textbook recursive definition, from the ends of both words. */
function defined(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const swap = a.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    defined(a.slice(0, -1), b) + 1,
    defined(a, b.slice(0, -1)) + 1,
    defined(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
    swap ? defined(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  );
}

test('counts what optimal string alignment is defined as', () => {
  fc.assert(
    fc.property(wordOf(5), wordOf(5), (a, b) => {
      expect(editDistance(a, b)).toBe(defined(a, b));
    }),
    { numRuns: 500 },
  );
});

test('is the same for longer words with a common beginning or end', () => {
  fc.assert(
    fc.property(anyWord, anyWord, fc.integer({ min: 20, max: 40 }), (a, b, more) => {
      const edits = editDistance(a, b);
      expect(editDistance('x'.repeat(more) + a, 'x'.repeat(more) + b)).toBe(edits);
      expect(editDistance(a + 'x'.repeat(more), b + 'x'.repeat(more))).toBe(edits);
    }),
    { numRuns: 500 },
  );
});

test('gives no more edits than are asked for', () => {
  fc.assert(
    fc.property(anyWord, anyWord, fc.nat(4), (a, b, most) => {
      const edits = editDistance(a, b);
      expect(editDistance(a, b, most)).toBe(edits > most ? Infinity : edits);
    }),
    { numRuns: 1000 },
  );
});
