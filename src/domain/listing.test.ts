import { changeFilters, type ListingFilters, noFilters, passesClientFilters } from './listing';

const chosen: ListingFilters = {
  ...noFilters,
  category: 'marketing',
  search: 'mail',
  subcategory: 'Newsletters',
  pricingModel: 'free',
  platform: 'Web',
  page: 3,
};

describe('changeFilters', () => {
  // proves list-21
  test.each(['finance', ''])(
    'another category (%p) clears the subcategory and returns to page 1',
    (category) => {
      expect(changeFilters(chosen, { category })).toEqual({ ...chosen, category, subcategory: '', page: 1 });
    },
  );

  test('the same category keeps the subcategory', () => {
    expect(changeFilters(chosen, { category: 'marketing' })).toEqual({ ...chosen, page: 1 });
  });

  // proves list-20
  test.each([
    ['search', { search: 'post' }],
    ['industry', { industry: 'writers' }],
    ['tag', { tag: 'open source' }],
    ['pricing model', { pricingModel: 'freemium' }],
    ['platform', { platform: '' }],
    ['subcategory', { subcategory: 'Ads' }],
    ['order', { sort: 'name' }],
  ])('another %s returns to page 1 and keeps the rest', (_, change) => {
    expect(changeFilters(chosen, change)).toEqual({ ...chosen, ...change, page: 1 });
  });

  test('a turned page keeps the rest', () => {
    expect(changeFilters(chosen, { page: 5 })).toEqual({ ...chosen, page: 5 });
  });
});

// proves list-31
test('passesClientFilters: everything that is chosen has to fit', () => {
  const tool = { subcategories: ['Newsletters'], industryFit: ['marketers'], tags: ['mail'] };
  const none = { subcategory: '', industry: '', tag: '' };
  expect(passesClientFilters(tool, none)).toBe(true);
  expect(passesClientFilters(tool, { subcategory: 'Newsletters', industry: 'marketers', tag: 'mail' })).toBe(
    true,
  );
  expect(passesClientFilters(tool, { ...none, subcategory: 'News' })).toBe(false);
  expect(passesClientFilters(tool, { ...none, industry: 'writers' })).toBe(false);
  expect(passesClientFilters(tool, { ...none, tag: 'ma' })).toBe(false);
});
