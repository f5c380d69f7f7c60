import { labelOf, pricingModels } from './options';
import type { Tool } from './tool';
import type { PricePeriod, PricingPlan } from './toolFacts';

/** What a card says of a price. */
export interface PriceLine {
  /** Free, Free plan, No free plan or the pricing model; '' when nothing is known. */
  badge: string;
  isFree: boolean;
  /** The rest, such as 'from $15/mo'. */
  text: string;
}

const periodTexts: Readonly<Record<PricePeriod, string>> = {
  month: '/mo',
  'user/month': '/user/mo',
  year: '/yr',
  once: ' once',
  unit: ' by use',
};

/** A price in its currency, such as $20 or €4.50: without cents where there are none. */
export function formatPrice(price: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 3,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price);
}

const isSubscription = ({ per }: PricingPlan) => per !== 'unit' && per !== 'once';

/** The cheapest plan that costs something: a subscription before a payment by use. */
export function cheapestPlan(plans: readonly PricingPlan[]): PricingPlan | undefined {
  const paid = plans.filter(({ price }) => price !== null && price > 0);
  const subscriptions = paid.filter(isSubscription);
  const monthly = ({ price, per }: PricingPlan) => (price ?? 0) / (per === 'year' ? 12 : 1);
  return (subscriptions.length > 0 ? subscriptions : paid).toSorted((a, b) => monthly(a) - monthly(b))[0];
}

/**
 * What a tool costs a month at least, whatever the currency: 0 with a free plan, null where no plan has an amount for a month
 * or a year.
 */
export function monthlyPriceOf({
  pricingModel,
  pricingPlans,
  hasFreePlan,
}: Pick<Tool, 'pricingModel' | 'pricingPlans' | 'hasFreePlan'>): number | null {
  if (hasFreePlan === true || pricingModel === 'free') return 0;
  const amounts = pricingPlans
    .filter((plan) => plan.price !== null && isSubscription(plan))
    .map(({ price, per }) => (price ?? 0) / (per === 'year' ? 12 : 1));
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

/** The price line of a tool, from its plans where it has some, else from its price text (list-14, trust-6). */
export function priceLineOf({ pricingModel, pricing, pricingPlans, hasFreePlan }: Tool): PriceLine {
  const cheapest = cheapestPlan(pricingPlans);
  const model = pricingModel === '' ? '' : labelOf(pricingModels, pricingModel);
  if (!cheapest) return { badge: model, isFree: pricingModel === 'free', text: pricing };
  const { price, currency, per } = cheapest;
  const from = `from ${formatPrice(price ?? 0, currency)}${periodTexts[per]}`;
  if (hasFreePlan === null) return { badge: model, isFree: false, text: from };
  return { badge: hasFreePlan ? 'Free plan' : 'No free plan', isFree: hasFreePlan, text: from };
}
