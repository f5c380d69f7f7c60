import fc from 'fast-check';

import { editDistance } from '../../lib/editDistance';

import { keySearch } from './keySearch';

const anyKey = fc.string({ unit: fc.constantFrom('a', 'b', 'é'), maxLength: 5 });

// proves catalogue-26
test('finds what a look at each key finds', () => {
  fc.assert(
    fc.property(fc.array(anyKey, { maxLength: 30 }), anyKey, (keys, text) => {
      const tools = keys.map((key) => ({ key }));
      const byKey = keySearch(tools, []);
      expect(byKey.beginning(text)).toEqual(tools.filter(({ key }) => key.startsWith(text)));
      if (text !== '') expect(byKey.having(text)).toEqual(tools.filter(({ key }) => key.includes(text)));
    }),
  );
});

const anyName = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'z'), minLength: 1, maxLength: 7 });

// proves catalogue-29
test('finds every name that a text may be with typos', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyName, { maxLength: 30 }),
      anyName,
      fc.integer({ min: 1, max: 2 }),
      (names, text, edits) => {
        const tools = names.map((key) => ({ key }));
        const { alike } = keySearch(tools, [new Map(tools.map((tool) => [tool.key, [tool]]))]);
        const found = alike(text, edits).map(({ name }) => name);
        expect(found).toEqual(
          expect.arrayContaining(
            names.filter((name) => name.startsWith(text.charAt(0)) && editDistance(name, text) <= edits),
          ),
        );
      },
    ),
  );
});

// proves catalogue-29
test('finds no names with another first letter, length or other letters, and tells their places', () => {
  const [one, other] = [{ key: 'ada' }, { key: 'bob' }];
  const names = new Map([
    ['adam', [one]],
    ['bob', [other, one]],
  ]);
  const { alike } = keySearch([one, other], [names, new Map([['adar', [other]]])]);
  expect(alike('adan', 1)).toEqual([
    { name: 'adam', tool: one, turn: 0 },
    { name: 'adar', tool: other, turn: 2 },
  ]);
  expect(alike('bo', 2)).toEqual([{ name: 'bob', tool: other, turn: 1 }]);
  for (const text of ['axyz', 'a', 'adamant', 'cdam']) expect(alike(text, 1)).toEqual([]);
});
