import { cutText } from '../lib/text';

import { limits } from './limits';
import { labelOf, pricingModels } from './options';
import type { Tool } from './tool';
import type { PricePeriod, PricingPlan } from './toolFacts';

/** What a card says of a price. */
export interface PriceLine {
  /** Free, Free plan, Free trial, No free plan, One-time, By use or the pricing model; '' when nothing is known. */
  badge: string;
  isFree: boolean;
  /** The rest, such as 'from $15/mo'. */
  text: string;
  /** The amount in the text, such as $15; '' without one. */
  amount: string;
}

/** How a price says what it is for. */
export const periodTexts: Readonly<Record<PricePeriod, string>> = {
  month: '/mo',
  'user/month': '/user/mo',
  year: '/yr',
  once: ' once',
  unit: ' by use',
};

/** By currency: making a format takes far longer than formatting. */
const priceFormats = new Map<string, Intl.NumberFormat>();

/** A price in its currency, such as $20 or €4.50: without cents where there are none. */
export function formatPrice(price: number, currency: string): string {
  const format =
    priceFormats.get(currency) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 4,
      trailingZeroDisplay: 'stripIfInteger',
    });
  priceFormats.set(currency, format);
  return format.format(price);
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

function badgeOf({ pricingModel, pricingPlans, hasFreePlan }: Tool): string {
  if (pricingModel !== 'free' && hasFreePlan !== null && pricingPlans.length > 0) {
    return hasFreePlan ? 'Free plan' : 'No free plan';
  }
  return pricingModel === '' ? '' : labelOf(pricingModels, pricingModel);
}

/**
 * The price line of a tool (trust-6): as the record words it, which the build does for a catalogue
 * (server/catalogue/wordedPrice.ts), else the price of its cheapest plan, else its price text, cut (list-14).
 */
export function priceLineOf(tool: Tool): PriceLine {
  const cheapest = cheapestPlan(tool.pricingPlans);
  const badge = tool.pricingBadge || badgeOf(tool);
  const said =
    tool.pricingNote ||
    (cheapest && `from ${formatPrice(cheapest.price ?? 0, cheapest.currency)}${periodTexts[cheapest.per]}`);
  return {
    badge,
    isFree: badge === 'Free' || badge === 'Free plan',
    text: said ?? cutText(tool.pricing, limits.cardPricingLength),
    amount: /(?:\p{Sc}|[A-Z]{3}\s)\d+(?:[.,]\d+)*/u.exec(said ?? '')?.[0] ?? '',
  };
}

/** A price line's text as it is read out: 'from $15 per month'. */
export function spokenPrice(text: string): string {
  return text.replace(
    /\/(user\/)?(mo|yr)\b/,
    (_, user, period) => ` per ${user ? 'user and ' : ''}${period === 'mo' ? 'month' : 'year'}`,
  );
}
