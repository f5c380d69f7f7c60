import { type ListingFilters, noFilters, openListing, passesClientFilters } from './listing';

const address = { category: 'marketing', search: 'mail', industry: '', tag: '' };
const chosen: ListingFilters = {
  ...noFilters,
  ...address,
  subcategory: 'Newsletters',
  pricingModel: 'free',
  platform: 'Web',
  page: 3,
};

describe('openListing', () => {
  test('the same address again changes nothing', () => {
    expect(openListing(chosen, address)).toEqual(chosen);
  });

  // proves list-22
  test('another category wins over the chosen one, clears the subcategory and returns to page 1', () => {
    expect(openListing(chosen, { ...address, category: 'finance' })).toEqual({
      ...chosen,
      category: 'finance',
      subcategory: '',
      page: 1,
    });
  });

  test.each([
    ['search', { search: 'post' }],
    ['industry', { industry: 'writers' }],
    ['tag', { tag: 'open source' }],
  ])('another %s returns to page 1 and keeps the rest', (_, change) => {
    expect(openListing(chosen, { ...address, ...change })).toEqual({ ...chosen, ...change, page: 1 });
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
