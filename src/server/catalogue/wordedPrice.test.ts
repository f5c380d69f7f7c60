import { toolWithDefaults } from '../../domain/tool';
import type { PricingPlan } from '../../domain/toolFacts';

import { withWordedPrice } from './wordedPrice';

const plan = (price: number | null, per: PricingPlan['per'] = 'month', more: object = {}): PricingPlan => ({
  name: `Plan at ${price}`,
  price,
  currency: 'USD',
  per,
  note: '',
  ...more,
});

const wordsOf = (fields: object) => {
  const tool = withWordedPrice(toolWithDefaults({ _id: 'a', id: 'a', name: 'A', ...fields }));
  return [tool.pricingBadge, tool.pricingNote];
};

const billed = { note: 'Per site, billed yearly' };

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
    'a trial',
    { hasFreePlan: false, pricing: '14-day trial, then by seat', pricingPlans: [plan(5)] },
    ['Free trial', 'from $5/mo'],
  ],
  [
    'it is free on a server of one’s own',
    {
      hasFreePlan: true,
      pricingNote: 'self-hosted; cloud from €20/mo',
      pricingPlans: [plan(0, 'month', { name: 'Community (self-hosted)' }), plan(20)],
    },
    ['Free', 'self-hosted; cloud from €20/mo'],
  ],
  [
    'a price by the year',
    { hasFreePlan: true, pricingPlans: [plan(90, 'year')] },
    ['Free plan', 'from $90/yr'],
  ],
  [
    'a bill by the year',
    { hasFreePlan: true, pricingPlans: [plan(15, 'month', billed)] },
    ['Free plan', 'from $15/mo billed yearly'],
  ],
  [
    'a bill by the year, with little space',
    { hasFreePlan: false, pricingPlans: [plan(99, 'user/month', billed)] },
    ['No free plan', 'from $99/user/mo yearly'],
  ],
  [
    'a yearly bill that is an option',
    { hasFreePlan: true, pricingPlans: [plan(15, 'month', { note: '12 when billed yearly' })] },
    ['Free plan', 'from $15/mo'],
  ],
  [
    'a price by use',
    {
      pricingModel: 'subscription',
      pricingPlans: [plan(0.15, 'unit', { note: 'Per hour of audio' })],
    },
    ['By use', 'from $0.15 per hour'],
  ],
  [
    'a price by a use that is not named',
    { pricingModel: 'subscription', pricingPlans: [plan(0.15, 'unit')] },
    ['By use', 'from $0.15'],
  ],
  [
    'a price by a use that is not named, and another badge',
    { pricingModel: 'freemium', pricingPlans: [plan(0.15, 'unit')] },
    ['Freemium', 'from $0.15 by use'],
  ],
  [
    'one payment',
    { pricingModel: 'one-time', pricingPlans: [plan(199, 'once')] },
    ['One-time', '$199, no subscription'],
  ],
  [
    'one payment, or a subscription',
    { pricingModel: 'one-time', pricingPlans: [plan(49.99, 'once'), plan(12.99)] },
    ['One-time', '$49.99 or $12.99/mo'],
  ],
  [
    'a free version, and one payment for more',
    { pricingModel: 'one-time', hasFreePlan: true, pricingPlans: [plan(0), plan(295, 'once')] },
    ['Free plan', '$295 once'],
  ],
  [
    'nothing but offers',
    { hasFreePlan: false, pricingPlans: [plan(null)], pricing: 'Quoted by sales' },
    ['No free plan', 'price on request'],
  ],
  [
    'plans without amounts',
    { hasFreePlan: true, pricingNote: 'paid plans by credits', pricing: 'Free plan, paid plans by credits' },
    ['Free plan', 'paid plans by credits'],
  ],
  ['no plans', { pricingModel: 'free', pricing: 'Free of charge' }, ['Free', '']],
  [
    'a free plan among its attributes',
    { pricingModel: 'freemium', attributes: { 'free-plan': 'yes' }, pricingPlans: [plan(20)] },
    ['Free plan', 'from $20/mo'],
  ],
  [
    'a free plan that only the text names',
    { pricingModel: 'freemium', pricing: 'Limited free plan' },
    ['Free plan', ''],
  ],
  [
    'an add-on, which is no plan',
    { hasFreePlan: true, pricingPlans: [plan(9, 'month', { name: 'AI (add-on)' }), plan(10)] },
    ['Free plan', 'from $10/mo'],
  ],
  ['nothing at all', {}, ['', '']],
])('%s', (_, fields, said) => {
  expect(wordsOf(fields)).toEqual(said);
});
