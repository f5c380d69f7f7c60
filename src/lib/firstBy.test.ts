import fc from 'fast-check';

import { firstBy } from './firstBy';

test('gives the first items of the sorted list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 400 }), fc.nat(30), (items, count) => {
      const compare = (a: number, b: number) => a - b;
      expect(firstBy(items, count, compare)).toEqual(items.toSorted(compare).slice(0, count));
    }),
  );
});
