import {
  cheapestPlan,
  formatPrice,
  hasFreePlanOf,
  isFreeToUse,
  monthlyPriceOf,
  periodText,
  planPrice,
  priceLineOf,
  shownPlan,
  spokenPrice,
} from './priceLine';
import { toolWithDefaults } from './tool';
import type { PricingPlan } from './toolFacts';

const plan = (price: number | null, per: PricingPlan['per'] = 'month', more: object = {}): PricingPlan => ({
  name: `Plan at ${price}`,
  price,
  currency: 'USD',
  per,
  note: '',
  ...more,
});

const toolOf = (fields: object) => toolWithDefaults({ _id: 'a', id: 'a', name: 'A', ...fields });
const lineOf = (fields: object) => priceLineOf(toolOf(fields));

test.each([
  [20, 'USD', '$20'],
  [19.99, 'USD', '$19.99'],
  [5.9, 'EUR', '€5.90'],
  [0.0078, 'USD', '$0.0078'],
  [25, 'AUD', 'A$25'],
  [310, 'SEK', 'SEK\u00a0310'],
])('%p %p is written %p', (price, currency, text) => {
  expect(formatPrice(price, currency)).toBe(text);
});

test('the cheapest plan costs something, and is a subscription where there is one', () => {
  expect(cheapestPlan([plan(0), plan(null), plan(30), plan(120, 'year'), plan(0.01, 'unit')])?.price).toBe(
    120,
  );
  expect(cheapestPlan([plan(0), plan(0.01, 'unit')])?.price).toBe(0.01);
  expect(cheapestPlan([plan(0), plan(null)])).toBeUndefined();
  expect(cheapestPlan([plan(9, 'month', { name: 'AI (add-on)' }), plan(10)])?.price).toBe(10);
  expect(cheapestPlan([plan(9, 'month', { note: 'Add-on, for tracking' }), plan(10)])?.price).toBe(10);
  expect(cheapestPlan([plan(9, 'month', { note: 'Three seats; AI as an add-on' }), plan(10)])?.price).toBe(9);
});

test('the shown plan is a purchase where the tool is sold that way, else the cheapest', () => {
  const pricingPlans = [plan(299.99, 'once'), plan(12.99)];
  expect(shownPlan({ pricingModel: 'one-time', pricingPlans })?.price).toBe(299.99);
  expect(shownPlan({ pricingModel: 'freemium', pricingPlans })?.price).toBe(12.99);
  expect(shownPlan({ pricingModel: 'one-time', pricingPlans: [plan(12.99)] })?.price).toBe(12.99);
});

test.each([
  ['Per 1,000 pages', ' per 1,000 pages'],
  ['per 1,000 requests, up to 10 results', ' per 1,000 requests'],
  ['Per 1M input tokens off-peak, output 0.60', ' per 1M input tokens'],
  ['Per hour of audio', ' per hour'],
  ['Per second; GPUs cost more', ' per second'],
  ['Per bot and month, billed yearly', ' per bot and month'],
  ['From, per image by megapixel', ' per image'],
  ['Plus a licence per user', ' by use'],
  ['Per everything that we can possibly think of', ' by use'],
  ['', ' by use'],
])('the unit of the note %p is%p', (note, text) => {
  expect(periodText(plan(1, 'unit', { note }))).toBe(text);
  expect(periodText(plan(1, 'month', { note }))).toBe('/mo');
});

test.each([
  ['a free plan', { hasFreePlan: true, pricingPlans: [plan(20)] }, 0],
  ['a free plan by its attributes', { attributes: { 'free-plan': 'yes' }, pricingPlans: [plan(20)] }, 0],
  ['a free plan by its badge', { pricingBadge: 'Free plan', pricingPlans: [plan(20)] }, 0],
  ['a free plan by its model', { pricingModel: 'freemium', pricingPlans: [plan(0), plan(20)] }, 0],
  ['a trial', { pricingModel: 'subscription', pricingPlans: [plan(0), plan(120, 'year')] }, 10],
  ['an add-on', { pricingPlans: [plan(9, 'month', { name: 'AI add-on' }), plan(12)] }, 12],
  ['a payment by use', { pricingPlans: [plan(0.01, 'unit')] }, null],
])('the lowest monthly price, with %s', (_case, fields, price) => {
  expect(monthlyPriceOf(toolOf(fields))).toBe(price);
});

test.each([
  [{ hasFreePlan: false, attributes: { 'free-plan': 'yes' } }, false],
  [{ attributes: { 'free-plan': 'no' } }, false],
  [{ attributes: { 'free-plan': 'yes' } }, true],
  [{ hasFreePlan: false, pricingModel: 'free' }, true],
  [{ pricingModel: 'freemium' }, null],
  [{ pricingBadge: 'Free plan' }, true],
  [{ pricingBadge: 'Free plan', hasFreePlan: false }, false],
  [{ pricingBadge: 'Free trial' }, null],
  [{}, null],
])('a record with %j has a free plan: %p', (fields, answer) => {
  expect(hasFreePlanOf(toolOf(fields))).toBe(answer);
});

test.each([
  [{ pricingModel: 'freemium' }, true],
  [{ pricingModel: 'freemium', hasFreePlan: false }, false],
  [{ pricingModel: 'freemium', attributes: { 'free-plan': 'no' } }, false],
  [{ pricingModel: 'free', hasFreePlan: false }, true],
  [{ pricingModel: 'subscription', attributes: { 'free-plan': 'yes' } }, true],
  [{ pricingModel: 'subscription' }, false],
  [{}, false],
])('a tool with %j can be used for free: %p', (fields, isFree) => {
  expect(isFreeToUse(toolOf(fields))).toBe(isFree);
});

// proves trust-6
test.each([
  [
    'a free plan and a paid one',
    { hasFreePlan: true, pricingPlans: [plan(0), plan(20)] },
    ['Free plan', 'from $20/mo'],
  ],
  [
    'no free plan',
    { hasFreePlan: false, pricingPlans: [plan(29, 'user/month')] },
    ['No free plan', 'from $29/user/mo'],
  ],
  [
    'a free plan among its attributes',
    { pricingModel: 'freemium', attributes: { 'free-plan': 'yes' }, pricingPlans: [plan(20)] },
    ['Free plan', 'from $20/mo'],
  ],
  [
    'a unit of use',
    { pricingPlans: [plan(1, 'unit', { note: 'Per 1,000 pages' })] },
    ['', 'from $1 per 1,000 pages'],
  ],
  ['only a text', { pricingModel: 'free', pricing: 'Free of charge' }, ['Free', 'Free of charge']],
  ['a long text', { pricing: 'x'.repeat(41) }, ['', `${'x'.repeat(40)}…`]],
  [
    'words of its own',
    {
      pricingBadge: 'Free trial',
      pricingNote: 'by seat',
      pricing: 'By seat, with a trial',
      pricingPlans: [plan(5)],
    },
    ['Free trial', 'by seat'],
  ],
  ['the badge as its text', { pricingModel: 'freemium', pricing: ' Freemium ' }, ['Freemium', '']],
  ['the badge in other letters', { pricingModel: 'one-time', pricing: ' ONE-TIME ' }, ['One-time', '']],
  ['the badge as its note', { pricingBadge: 'Free trial', pricingNote: 'free trial' }, ['Free trial', '']],
  ['nothing at all', {}, ['', '']],
])('a record with %s', (_, fields, said) => {
  const { badge, text } = lineOf(fields);
  expect([badge, text]).toEqual(said);
});

test('the amount is known, of a note too; a price text has none', () => {
  expect(lineOf({ pricingPlans: [plan(1499)] }).amount).toBe('$1,499');
  expect(lineOf({ pricingPlans: [plan(20, 'month', { currency: 'CHF' })] }).amount).toBe('CHF\u00a020');
  expect(lineOf({ pricingPlans: [plan(310, 'month', { currency: 'BRL' })] }).amount).toBe('R$310');
  expect(lineOf({ pricingNote: 'Pro at $19.99/mo' }).amount).toBe('$19.99');
  expect(lineOf({ pricing: 'Pro at $19.99 a month' }).amount).toBe('');
});

test.each([
  ['from $20/mo', 'from $20 per month'],
  ['from $20/user/mo yearly', 'from $20 per user and month yearly'],
  ['from $90/yr', 'from $90 per year'],
  ['$20/month or more', '$20/month or more'],
])('%p is read out as %p', (text, spoken) => {
  expect(spokenPrice(text)).toBe(spoken);
});

// proves compare-25
test.each([
  ['a subscription', { price: 20, per: 'month' }, '$20 per month'],
  ['for each user', { price: 12.5, per: 'user/month' }, '$12.50 per user and month'],
  ['once', { price: 99, per: 'once' }, '$99 once'],
  ['nothing', { price: 0, per: 'month' }, 'Free'],
  ['an unknown amount', { price: null, per: 'month' }, 'On request'],
  ['by use', { price: null, per: 'unit' }, 'By use'],
  ['by a unit', { price: 1, per: 'unit', note: 'Per 1,000 pages' }, '$1 per 1,000 pages'],
  ['by a unit that is not named', { price: 1, per: 'unit' }, '$1 by use'],
] as const)('the price of a plan: %s', (_, plan, text) => {
  expect(planPrice({ name: 'Plan', currency: 'USD', note: '', ...plan })).toBe(text);
});
