import { rawFullTool, toolOf } from '../../tests/support/records';

import { toolData } from './toolData';

const dataOf = (more: Record<string, unknown>) => toolData(toolOf(rawFullTool('Alpha', more)));

test.each([
  [{ hasFreePlan: null, pricingModel: 'free' }, true],
  [{ hasFreePlan: null, pricingModel: 'freemium' }, true],
  [{ hasFreePlan: null, pricingModel: 'subscription' }, false],
  [{ hasFreePlan: null, pricingModel: 'one-time' }, false],
  [{ hasFreePlan: true, pricingModel: 'one-time' }, true],
  [{ hasFreePlan: false, pricingModel: 'freemium' }, false],
  [{ hasFreePlan: null, pricingModel: 'freemium', attributes: { 'free-plan': 'no' } }, false],
  [{ hasFreePlan: null, pricingModel: 'subscription', attributes: { 'free-plan': 'yes' } }, true],
  [{ hasFreePlan: false, pricingModel: 'free' }, true],
  [{ hasFreePlan: true, status: { kind: 'discontinued', at: '2026-01-02' } }, false],
])('an offer for 0 where the tool can be used for free, and has not ended: %j', (fields, isOffered) => {
  const { offers } = dataOf(fields);
  expect(offers).toEqual(isOffered ? { '@type': 'Offer', price: 0, priceCurrency: 'USD' } : undefined);
});

// proves seo-4
test.each([
  [{ rating: 4.5, reviewCount: 12 }, true],
  [{ rating: 4.5, reviewCount: 0 }, false],
  [{ rating: 0, reviewCount: 12 }, false],
  [{ rating: 4.5, reviewCount: 12, areFiguresSamples: true }, false],
])('a rating only where visitors gave one: %j', (fields, isRated) => {
  expect('aggregateRating' in dataOf(fields)).toBe(isRated);
});

// proves seo-4
test('a review only with a verdict, and never what is random', () => {
  expect(dataOf({})).toHaveProperty('review');
  expect(dataOf({ editorVerdict: '' })).not.toHaveProperty('review');
  expect(dataOf({ editorVerdict: 'Else [Alpha](/tools/alpha).' })).toMatchObject({
    review: { reviewBody: 'Else Alpha.' },
  });
  expect(JSON.stringify(dataOf({ viewCount: 98765, clickCount: 87654 }))).not.toMatch(/98765|87654/);
});
