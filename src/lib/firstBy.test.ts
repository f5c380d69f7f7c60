import fc from 'fast-check';

import { firstBy } from './firstBy';

test('gives the first of the sorted numbers that pass', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 400 }), fc.nat(30), (values, count) => {
      const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0) || a - b;
      const passes = (number: number) => (values[number] ?? 0) % 3 > 0;
      const sorted = [...values.keys()].filter(passes).sort(compare);
      expect(firstBy(values.length, count, compare, passes)).toEqual(sorted.slice(0, count));
    }),
  );
});
