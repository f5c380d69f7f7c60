import { cheapestPlan, formatPrice, priceLineOf } from './priceLine';
import { toolWithDefaults } from './tool';
import type { PricingPlan } from './toolFacts';

const plan = (price: number | null, per: PricingPlan['per'] = 'month', currency = 'USD'): PricingPlan => ({
  name: `Plan at ${price}`,
  price,
  currency,
  per,
  note: '',
});

const lineOf = (fields: object) => priceLineOf(toolWithDefaults({ _id: 'a', id: 'a', name: 'A', ...fields }));

test.each([
  [20, 'USD', '$20'],
  [19.99, 'USD', '$19.99'],
  [5.9, 'EUR', '€5.90'],
  [0.014, 'USD', '$0.014'],
])('%p %p is written %p', (price, currency, text) => {
  expect(formatPrice(price, currency)).toBe(text);
});

test('the cheapest plan costs something, and is a subscription where there is one', () => {
  expect(cheapestPlan([plan(0), plan(null), plan(30), plan(120, 'year'), plan(0.01, 'unit')])?.price).toBe(
    120,
  );
  expect(cheapestPlan([plan(0), plan(0.01, 'unit')])?.price).toBe(0.01);
  expect(cheapestPlan([plan(0), plan(null)])).toBeUndefined();
});

// proves trust-6
test('a free plan, and what the cheapest other one costs', () => {
  expect(lineOf({ hasFreePlan: true, pricingPlans: [plan(0), plan(20)] })).toEqual({
    badge: 'Free plan',
    isFree: true,
    text: 'from $20/mo',
  });
  expect(lineOf({ hasFreePlan: false, pricingPlans: [plan(29, 'user/month')] })).toEqual({
    badge: 'No free plan',
    isFree: false,
    text: 'from $29/user/mo',
  });
});

test('without plans the pricing model and its text', () => {
  expect(lineOf({ pricingModel: 'free', pricing: 'Free of charge' })).toEqual({
    badge: 'Free',
    isFree: true,
    text: 'Free of charge',
  });
  expect(lineOf({})).toEqual({ badge: '', isFree: false, text: '' });
});
