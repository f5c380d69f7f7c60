import fc from 'fast-check';

import { catalogueOf, type RawRecord, rawTool, toolOf } from '../../tests/support/records';

import { toolRowOf } from './catalogueRows';
import { facetFields } from './listingMetadata';
import { queryCatalogue } from './queryCatalogue';
import type { Tool } from './tool';
import { findListingPage, type ListingPage, prepareListing } from './toolListing';

type Params = Readonly<Record<string, string>>;

const pageOf = (tools: readonly Tool[], params: Params) =>
  findListingPage(prepareListing(tools, toolRowOf), (name) => params[name] ?? '');
const namesOf = ({ tools }: ListingPage<Tool>) => tools.map(({ name }) => name);

const values = {
  category: ['marketing', 'finance', 'coding-assistants'],
  pricingModel: ['free', 'freemium', 'one-time'],
  platform: ['Web', 'web', 'Linux', 'iOS'],
  subcategory: ['Ads', 'Mail', 'Tax'],
  tag: ['seo', 'open source'],
} as const;

const holds: Record<string, (tool: Tool, wanted: string) => boolean> = {
  category: (tool, wanted) => tool.category === wanted,
  pricingModel: (tool, wanted) => tool.pricingModel === wanted,
  platform: (tool, wanted) => tool.platforms.some((name) => name.toLowerCase() === wanted.toLowerCase()),
  subcategory: (tool, wanted) => tool.subcategories.includes(wanted),
  tag: (tool, wanted) => tool.tags.includes(wanted),
};

const naiveCount = (tools: readonly Tool[], params: Params) =>
  tools.filter((tool) => Object.entries(params).every(([field, wanted]) => holds[field]?.(tool, wanted)))
    .length;

const anyTools = fc
  .array(
    fc.record({
      category: fc.constantFrom(...values.category),
      pricingModel: fc.constantFrom(...values.pricingModel),
      platforms: fc.subarray([...values.platform]),
      subcategories: fc.subarray([...values.subcategory]),
      tags: fc.subarray([...values.tag]),
    }),
    { maxLength: 30 },
  )
  .map((raws) => raws.map((raw, index) => toolOf(rawTool(`Tool ${index}`, raw))));

const anyFilters = fc
  .record(
    {
      category: fc.constantFrom(...values.category),
      pricingModel: fc.constantFrom(...values.pricingModel),
      platform: fc.constantFrom(...values.platform),
      subcategory: fc.constantFrom(...values.subcategory),
      tag: fc.constantFrom(...values.tag),
    },
    { requiredKeys: [] },
  )
  .map((chosen): Params => ({ ...chosen }));

// proves catalogue-21
test('facets are what one would count for each value with all the other filters', () => {
  fc.assert(
    fc.property(anyTools, anyFilters, (tools, params) => {
      const { facets, totalItems } = pageOf(tools, params);
      expect(totalItems).toBe(naiveCount(tools, params));
      for (const field of facetFields) {
        for (const [value, count] of Object.entries(facets?.[field] ?? {})) {
          expect([field, value, count]).toEqual([
            field,
            value,
            naiveCount(tools, { ...params, [field]: value }),
          ]);
        }
      }
      const inCategory = tools.filter(({ category }) => (params.category ?? category) === category);
      expect(new Set(Object.keys(facets?.subcategory ?? {}))).toEqual(
        new Set(inCategory.flatMap(({ subcategories }) => subcategories)),
      );
      expect(new Set(Object.keys(facets?.category ?? {}))).toEqual(
        new Set(tools.map(({ category }) => category)),
      );
    }),
  );
});

// proves catalogue-24
test('where nothing is found, what fewer filters would find', () => {
  fc.assert(
    fc.property(anyTools, anyFilters, (tools, params) => {
      const { elsewhere, totalItems } = pageOf(tools, params);
      const countWithout = (...dropped: string[]) => {
        const kept = Object.entries(params).filter(([field]) => !dropped.includes(field));
        return naiveCount(tools, Object.fromEntries(kept));
      };
      const without = Object.keys(params).map((field) => [field, countWithout(field)] as const);
      const expected = {
        total: countWithout('category', 'subcategory'),
        without: Object.fromEntries(without),
      };
      expect(elsewhere).toEqual(totalItems > 0 ? undefined : expected);
    }),
  );
});

test('the facets and the rest take part in a search', () => {
  const records = catalogueOf([
    rawTool('Mailer', { category: 'marketing', tags: ['mail'] }),
    rawTool('Ledger', { category: 'finance', tags: ['tax'] }),
  ]);
  const ask = (params: Params) =>
    queryCatalogue(records, { path: '/api/tools', params }).body as ListingPage<Tool>;
  expect(ask({ search: 'mail' }).facets?.category).toEqual({ marketing: 1, finance: 0 });
  expect(ask({ search: 'mail', category: 'finance' }).elsewhere).toEqual({
    total: 1,
    without: { search: 1, category: 1 },
  });
  expect(ask({ trending: 'true' })).not.toHaveProperty('facets');
});

describe('the order', () => {
  const plan = (price: number | null, per = 'month') => ({ name: 'Plan', price, currency: 'USD', per });
  const tool = (name: string, more: RawRecord) => toolOf(rawTool(name, more));
  const tools = [
    tool('Unknown', { rating: 3, factsCheckedAt: '2026-10-01' }),
    tool('beta', { pricingPlans: [plan(20), plan(8, 'user/month')], reviewCount: 5, rating: 5 }),
    tool('Yearly', { pricingPlans: [plan(60, 'year')], factsCheckedAt: '2026-11-01' }),
    tool('Gratis', { pricingPlans: [plan(30)], hasFreePlan: true, reviewCount: 9 }),
    tool('Alpha', { pricingPlans: [plan(99, 'once'), plan(null)], rating: 4, featured: true }),
  ];
  const order = (sort: string, some = tools) => namesOf(pageOf(some, { sort }));

  // proves list-44
  test.each([
    ['', ['Alpha', 'Gratis', 'beta', 'Unknown', 'Yearly']],
    ['price', ['Gratis', 'Yearly', 'beta', 'Alpha', 'Unknown']],
    ['checked', ['Yearly', 'Unknown', 'Alpha', 'Gratis', 'beta']],
    ['name', ['Alpha', 'beta', 'Gratis', 'Unknown', 'Yearly']],
    ['rating', ['beta', 'Alpha', 'Unknown', 'Gratis', 'Yearly']],
    ['reviews', ['Gratis', 'beta', 'Alpha', 'Unknown', 'Yearly']],
    ['upside-down', ['Alpha', 'Gratis', 'beta', 'Unknown', 'Yearly']],
  ])('by %p', (sort, names) => {
    expect(order(sort)).toEqual(names);
  });

  // proves list-44
  test('free tools are ordered by the price beside their free plan', () => {
    const free = [
      tool('Dear', { hasFreePlan: true, pricingPlans: [plan(0), plan(30)] }),
      tool('Paid', { pricingPlans: [plan(2)] }),
      tool('Cheap', { pricingBadge: 'Free plan', pricingPlans: [plan(60, 'year')] }),
      tool('Free', { pricingModel: 'free' }),
    ];
    expect(order('price', free)).toEqual(['Free', 'Cheap', 'Dear', 'Paid']);
  });

  // proves list-44, catalogue-22
  test('by rating and reviews is not offered, nor done, while figures are samples', () => {
    expect(pageOf(tools, {}).sorts).toEqual(['checked', 'price', 'name', 'rating', 'reviews']);
    const samples = [...tools, tool('Sample', { areFiguresSamples: true, rating: 5, reviewCount: 99 })];
    expect(pageOf(samples, {}).sorts).toEqual(['checked', 'price', 'name']);
    expect(order('reviews', samples)).toEqual(order('', samples));
  });

  test('of a catalogue without dates and prices is by name alone', () => {
    expect(pageOf([tool('Bare', {})], {}).sorts).toEqual(['name']);
  });

  test('that is chosen counts in a search too', () => {
    const records = catalogueOf([rawTool('Zeta mail'), rawTool('Mail'), rawTool('Other')]);
    const ask = (params: Params) =>
      namesOf(queryCatalogue(records, { path: '/api/tools', params }).body as ListingPage<Tool>);
    expect(ask({ search: 'mail', sort: 'name' })).toEqual(['Mail', 'Zeta mail']);
  });
});
