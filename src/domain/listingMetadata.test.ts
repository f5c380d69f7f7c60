import { rawTool } from '../../tests/support/records';

import { facetCountOf, sortOptionsOf } from './listingChoices';
import { parseListingMetadata } from './listingMetadata';
import { normalizePagedTools } from './normalizeResponse';

const given = {
  facets: {
    category: { marketing: 3, finance: 0 },
    pricingModel: {},
    platform: { Web: 2 },
    subcategory: { Ads: 1 },
  },
  sorts: ['price', 'name'],
  match: { kind: 'some', corrected: 'mail', compare: ['a', 'b'] },
  elsewhere: { total: 4, without: { platform: 2, search: 0 } },
};

// proves catalogue-23, catalogue-25
describe('what a host tells about a listing', () => {
  test('is kept with the ids, not with the entities', () => {
    const body = { tools: [rawTool('Alpha')], totalItems: 1, totalPages: 1, currentPage: 0, ...given };
    const { data, entities } = normalizePagedTools(body, { page: 0, limit: 12 }, '');
    expect(data).toEqual({ ids: ['id-alpha'], totalItems: 1, totalPages: 1, currentPage: 0, ...given });
    expect(entities.tools).toHaveLength(1);
  });

  test.each([
    ['nothing', {}],
    ['a plain list', []],
    ['null', null],
    ['texts', { facets: 'many', sorts: '', match: 'all', elsewhere: 'none' }],
    ['unknown names', { facets: { colour: { red: 1 } }, sorts: ['colour'], match: { kind: 'odd' } }],
    ['no counts', { facets: [], elsewhere: { without: {} } }],
  ])('%s is nothing', (_, body) => {
    expect(parseListingMetadata(body)).toEqual({});
  });

  test('is checked field by field', () => {
    expect(
      parseListingMetadata({
        facets: { platform: { Web: '2', Linux: -1, iOS: 'few', __proto__: 1, ' ': 3 }, category: 5 },
        sorts: ['name', 'colour', 'name', 7],
        match: { kind: 'all', corrected: ' ', compare: ['one'] },
        elsewhere: { total: '7', without: { platform: 1.9, page: 3, tag: null } },
      }),
    ).toEqual({
      facets: { platform: { Web: 2 } },
      sorts: ['name'],
      match: { kind: 'all' },
      elsewhere: { total: 7, without: { platform: 1 } },
    });
  });
});

// proves list-44
test('the orders offered are those of the host, the recommended one first', () => {
  expect(sortOptionsOf(undefined)).toEqual([]);
  expect(sortOptionsOf({})).toEqual([]);
  expect(sortOptionsOf({ sorts: ['price'] })).toEqual([
    { value: '', label: 'Recommended' },
    { value: 'price', label: 'Price low to high' },
  ]);
});

// proves catalogue-21
test('a value that is not counted has none, unless the host counts nothing', () => {
  const answer = parseListingMetadata(given);
  expect(facetCountOf(answer, 'category', 'marketing')).toBe(3);
  expect(facetCountOf(answer, 'platform', 'Linux')).toBe(0);
  expect(facetCountOf(answer, 'platform', 'constructor')).toBe(0);
  expect(facetCountOf({ facets: { category: {} } }, 'platform', 'Web')).toBeUndefined();
  expect(facetCountOf(undefined, 'platform', 'Web')).toBeUndefined();
});
