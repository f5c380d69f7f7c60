import fc from 'fast-check';

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

// proves catalogue-29
test('finds the names with a first letter and about a length, those of the first map first', () => {
  const [one, other] = [{ key: 'ada' }, { key: 'bob' }];
  const names = new Map([
    ['adam', [one]],
    ['bob', [other, one]],
  ]);
  const { alike } = keySearch([one, other], [names, new Map([['ann', [other]]])]);
  const found = (text: string, edits: number) => alike(text, edits).map(({ name, tool }) => [name, tool.key]);
  expect(found('axe', 1)).toEqual([
    ['adam', 'ada'],
    ['ann', 'bob'],
  ]);
  expect(found('ax', 1)).toEqual([['ann', 'bob']]);
  expect(found('bo', 2)).toEqual([['bob', 'bob']]);
  expect(found('c', 2)).toEqual([]);
});
