import { rawFullTool, type RawRecord, rawTool, toolOf } from '../../tests/support/records';

import { factRowsOf, factText, freePlanAnswer, glanceKeys, listKeys } from './comparisonFacts';

const full = (more: RawRecord = {}) => toolOf(rawFullTool('Full', more));
const bare = toolOf(rawTool('Bare', { description: '', pricingModel: '', platforms: [] }));

describe('the rows of facts', () => {
  // proves compare-25
  test('verdict first, then for whom, the price and where it runs', () => {
    expect(factRowsOf([full(), bare], glanceKeys).map(({ label }) => label)).toEqual([
      ...['Verdict', 'Best for', 'Pricing', 'Price from', 'Free plan', 'Plans', 'Platforms', 'Rating'],
      ...['Description', 'Prices checked', 'Facts checked'],
    ]);
  });

  // proves compare-13, compare-25
  test('what no record says is no row, but the rows of every comparison stay', () => {
    const labels = factRowsOf([bare, bare], [...glanceKeys, ...listKeys]).map(({ label }) => label);
    expect(labels).toEqual(['Pricing', 'Rating', 'Description', 'Features']);
  });

  // proves compare-23
  test('a difference is shaded, except in free text and lists', () => {
    const rows = factRowsOf([full(), bare], [...glanceKeys, ...listKeys]);
    expect(rows.every(({ isSame }) => !isSame)).toBe(true);
    expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual([
      ...['Best for', 'Price from', 'Free plan', 'Platforms', 'Rating'],
    ]);
  });

  // proves compare-23
  test('another order of the same is no difference', () => {
    const [row] = factRowsOf(
      [full({ platforms: ['Web', 'Linux'] }), full({ platforms: ['Linux', 'Web'] })],
      ['platforms'],
    );
    expect(row).toMatchObject({ isSame: true, differs: false });
  });
});

// proves compare-25
test('the lowest price is that of the cheapest plan that costs something', () => {
  expect(factText(full(), 'priceFrom')).toBe('$10 per user and month');
  expect(factText(bare, 'priceFrom')).toBe('');
});

// proves compare-25
test('the lowest price is one payment where the tool is sold that way, as on its card', () => {
  const plan = (price: number, per: string) => ({ name: 'One', price, currency: 'USD', per, note: '' });
  const tool = full({ pricingModel: 'one-time', pricingPlans: [plan(299.99, 'once'), plan(12.99, 'month')] });
  expect(factText(tool, 'priceFrom')).toBe('$299.99 once');
});

// proves trust-8
test.each([
  [{ hasFreePlan: true }, 'yes'],
  [{ hasFreePlan: false }, 'no'],
  [{ hasFreePlan: null, attributes: { 'free-plan': 'no' } }, 'no'],
  [{ hasFreePlan: null, attributes: {}, pricingModel: 'free' }, 'yes'],
  [{ hasFreePlan: null, attributes: {}, pricingModel: 'freemium' }, 'unlisted'],
  [{ hasFreePlan: null, attributes: {}, pricingBadge: 'Free plan' }, 'yes'],
])('whether there is a free plan: %j', (more, answer) => {
  expect(freePlanAnswer(full(more))).toBe(answer);
});

// proves compare-25
test('a verdict is its first sentence, without its links', () => {
  const tool = full({ editorVerdict: 'Take [Other](/tools/other) for teams. Else this one.' });
  expect(factText(tool, 'verdict')).toBe('Take Other for teams.');
});
