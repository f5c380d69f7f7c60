import { paths } from '../../domain/paths';

import { slugsAt } from './slugsAt';

// proves routes-6
test.each([
  ['/compare/a,b', ['a', 'b']],
  ['/compare/a%2Cb', ['a', 'b']],
  ['/compare/,a,,%20b,', ['a', 'b']],
  ['/compare/a,%E0%A4', ['a', '%E0%A4']],
])('%s', (path, slugs) => {
  expect(slugsAt(path)).toEqual(slugs);
});

// proves routes-6
test('reads what paths.compare writes', () => {
  const slugs = ['plain', 'two words', 'a/b', '100%'];
  expect(slugsAt(paths.compare(slugs))).toEqual(slugs);
});
