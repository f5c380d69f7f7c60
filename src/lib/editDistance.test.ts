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
])('from %p to %p: %p', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test('gives no more edits than are asked for', () => {
  const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(anyWord, anyWord, fc.nat(4), (a, b, most) => {
      const edits = editDistance(a, b);
      expect(editDistance(a, b, most)).toBe(edits > most ? Infinity : edits);
    }),
    { numRuns: 1000 },
  );
});
