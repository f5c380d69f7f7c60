import { resolveVersus, slugsMeantBy, type SlugState } from './versusAddress';

const knowing =
  (known: readonly string[], missing: readonly string[] = []) =>
  (slug: string): SlugState =>
    known.includes(slug) ? 'known' : missing.includes(slug) ? 'missing' : 'unknown';

describe('what an address may mean', () => {
  // proves versus-2
  test.each([
    ['alpha-vs-beta', [['alpha', 'beta']]],
    ['beta-vs-alpha', [['alpha', 'beta']]],
    [
      'c-vs-b-vs-a',
      [
        ['a', 'b', 'c'],
        ['b-vs-a', 'c'],
        ['a', 'c-vs-b'],
      ],
    ],
    ['alpha', []],
    ['alpha-vs-alpha', []],
    ['-vs-beta', []],
    ['alpha-vs-', []],
    ['', []],
  ])('%s', (text, meanings) => {
    expect(slugsMeantBy(text)).toEqual(meanings);
  });

  // proves routes-9
  test('an endless one means nothing', () => {
    expect(slugsMeantBy('a-vs-'.repeat(5000))).toEqual([]);
  });
});

describe('the slugs of an address', () => {
  // proves versus-2
  test('a slug with -vs- in it is found among the known ones', () => {
    const stateOf = knowing(['cats-vs-dogs', 'alpha']);
    expect(resolveVersus('cats-vs-dogs-vs-alpha', stateOf)).toEqual(['alpha', 'cats-vs-dogs']);
    expect(resolveVersus('alpha-vs-cats-vs-dogs', stateOf)).toEqual(['alpha', 'cats-vs-dogs']);
  });

  // proves versus-2
  test('with nothing known yet the finest reading is tried first, the others once a slug is missing', () => {
    expect(resolveVersus('a-vs-b-vs-c', knowing([]))).toEqual(['a', 'b', 'c']);
    expect(resolveVersus('a-vs-b-vs-c', knowing([], ['b']))).toEqual(['a', 'b-vs-c']);
    expect(resolveVersus('a-vs-b-vs-c', knowing([], ['b', 'b-vs-c']))).toEqual(['a-vs-b', 'c']);
    expect(resolveVersus('a-vs-b-vs-c', knowing(['a'], ['b', 'c', 'b-vs-c']))).toBeUndefined();
  });
});
