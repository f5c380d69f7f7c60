import fc from 'fast-check';

import { categories } from './categories';
import { limits } from './limits';
import { noFilters, sorts } from './listing';
import { exactSearch, filtersInUrl, isBareListUrl, listingUrl, pageIn } from './listingUrl';
import { pricingModels } from './options';

const at = (path: string) => {
  const [pathname = '', search = ''] = path.split('?');
  return filtersInUrl({ pathname, search });
};

// proves list-23
describe('the URL of the tool list', () => {
  test.each([
    [{}, '/tools'],
    [{ category: 'marketing' }, '/tools/category/marketing'],
    [{ page: 2 }, '/tools?page=2'],
    [{ search: 'mail & more' }, '/tools?search=mail+%26+more'],
    [
      {
        page: 3,
        sort: 'checked',
        subcategory: 'Code review',
        platform: 'Web',
        pricingModel: 'one-time',
        tag: 't',
        industry: 'i',
        search: 's',
        category: 'finance',
      },
      '/tools/category/finance?search=s&industry=i&tag=t&pricing=one-time&platform=Web&subcategory=Code+review&sort=checked&page=3',
    ],
  ])('of %j is %s', (filters, path) => {
    expect(listingUrl(filters)).toBe(path);
    expect(at(path)).toEqual({ ...noFilters, ...filters });
  });

  test('says everything: what is written is read again', () => {
    const text = fc.string().map((written) => written.trim());
    const filters = fc.record({
      category: fc.constantFrom('', ...categories.map(({ slug }) => slug)),
      pricingModel: fc.constantFrom('', ...pricingModels.map(({ value }) => value)),
      search: text,
      industry: text,
      tag: text,
      platform: text,
      subcategory: text,
      sort: fc.constantFrom('', ...sorts),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(fc.property(filters, (chosen) => expect(at(listingUrl(chosen))).toEqual(chosen)));
  });

  test.each([
    ['/tools/', {}],
    ['/tools/category/marketing/', { category: 'marketing' }],
    ['/tools/category/%6darketing', { category: 'marketing' }],
    ['/tools?search=%20mail%20', { search: 'mail' }],
    ['/tools?pricing=barter&utm_source=x', {}],
    ['/tools?sort=recommended', {}],
    ['/tools?sort=price', { sort: 'price' }],
    ['/tools?page=0', {}],
    ['/tools?page=-2', {}],
    ['/tools?page=two', {}],
    ['/tools?page=1e3', {}],
    ['/tools?page=1234567', {}],
  ])('%s is read as %j', (path, filters) => {
    expect(at(path)).toEqual({ ...noFilters, ...filters });
  });

  test.each([
    '/',
    '/TOOLS',
    '/tools/runway',
    '/tools/category',
    '/tools/category/robots',
    '/tools/category/%',
    '/blog',
  ])('%s is no tool list', (path) => expect(at(path)).toBeUndefined());
});

// proves list-33
test.each([
  ['/tools', '', true],
  ['/tools/', '', true],
  ['/Tools', '', false],
  ['/tools', '?utm_source=x', false],
  ['/tools', '?pricing=barter', false],
  ['/tools', '?page=1', false],
  ['/tools/category/marketing', '', false],
  ['/tools/runway', '', false],
])('%s%s is a bare list: %p', (pathname, search, expected) => {
  expect(isBareListUrl({ pathname, search })).toBe(expected);
});

test('the page in a query counts from 1', () => {
  expect(pageIn(new URLSearchParams(''))).toBe(1);
  expect(pageIn(new URLSearchParams('page=12'))).toBe(12);
  expect(pageIn(new URLSearchParams('page=x'))).toBe(0);
});

test('a host accepts what is read from any URL: no text is longer than it allows', () => {
  const long = 'notes '.repeat(60);
  const read = filtersInUrl({ pathname: '/tools', search: `?search=${long}&platform=${long}&tag=${long}` });
  for (const text of [read?.search, read?.platform, read?.tag]) {
    expect(text).toBe(long.slice(0, limits.searchCharacters).trim());
  }
});

test('an exact search has quotation marks, and no more characters than a host accepts', () => {
  expect(exactSearch('chat gtp')).toBe('"chat gtp"');
  expect(exactSearch('a'.repeat(200))).toHaveLength(200);
});
