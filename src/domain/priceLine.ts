import { cutText, isSameText } from '../lib/text';

import { limits } from './limits';
import { labelOf, pricingModels } from './options';
import type { Tool } from './tool';
import type { PricePeriod, PricingPlan } from './toolFacts';

/** The price as shown on a card. */
export interface PriceLine {
  /**
   * 'Free', 'Free plan', 'Free trial', 'No free plan', 'One-time', 'By use' or the pricing model; '' when
   * nothing is known.
   */
  badge: string;
  isFree: boolean;
  /** The rest, such as 'from $15/mo'; '' where it would repeat the badge. */
  text: string;
  /** The amount in the text, such as $15; '' without one. */
  amount: string;
}

/** The suffix of a price for its period. */
const periodTexts: Readonly<Record<PricePeriod, string>> = {
  month: '/mo',
  'user/month': '/user/mo',
  year: '/yr',
  once: ' once',
  unit: ' by use',
};

/** Returns the unit that a price by use is for, as the plan's note begins: 'per 1,000 pages'; '' for none. */
export function unitOf({ per, note }: PricingPlan): string {
  const unit = /^(?:from, )?per (\S.{0,23}?)(?=[,;] | (?:of|with|by|in|off)\b|[;.]?$)/i.exec(note)?.[1];
  return per === 'unit' && unit !== undefined ? `per ${unit}` : '';
}

/** Returns the suffix of a plan's price: '/mo', ' once', ' per 1,000 pages' or, for an unnamed unit, ' by use'. */
export function periodText(plan: PricingPlan): string {
  const unit = unitOf(plan);
  return unit === '' ? periodTexts[plan.per] : ` ${unit}`;
}

/** Formatters by currency: creating one takes far longer than formatting. */
const priceFormats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a price in its currency, such as $20, A$20 or €4.50: whole amounts without cents. Throws a RangeError for
 * a currency that is not three letters.
 */
export function formatPrice(price: number, currency: string): string {
  const format =
    priceFormats.get(currency) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      maximumFractionDigits: 4,
      trailingZeroDisplay: 'stripIfInteger',
    });
  priceFormats.set(currency, format);
  return format.format(price);
}

/** Whether a plan is paid by month or year. */
export const isSubscription = ({ per }: PricingPlan): boolean => per !== 'unit' && per !== 'once';

/** Returns the monthly price of a subscription; 0 for a price on request. */
export const monthlyPrice = ({ price, per }: PricingPlan): number => (price ?? 0) / (per === 'year' ? 12 : 1);

/** Whether a plan is useless without another plan of the tool. */
const isAddOn = ({ name, note }: PricingPlan) => /\badd-on\b/i.test(name) || /^add-on\b/i.test(note);

/**
 * Returns the cheapest paid plan, preferring subscriptions to other payments; undefined when there is none.
 * An add-on is no plan.
 */
export function cheapestPlan(plans: readonly PricingPlan[]): PricingPlan | undefined {
  const paid = plans.filter((plan) => plan.price !== null && plan.price > 0 && !isAddOn(plan));
  const subscriptions = paid.filter(isSubscription);
  return (subscriptions.length > 0 ? subscriptions : paid).toSorted(
    (a, b) => monthlyPrice(a) - monthlyPrice(b),
  )[0];
}

/** Returns the plan whose price is shown: one payment first if the tool is sold that way, else the cheapest. */
export function shownPlan({
  pricingModel,
  pricingPlans,
}: Pick<Tool, 'pricingModel' | 'pricingPlans'>): PricingPlan | undefined {
  const purchases = pricingModel === 'one-time' ? pricingPlans.filter(({ per }) => per === 'once') : [];
  return cheapestPlan(purchases) ?? cheapestPlan(pricingPlans);
}

const isFreeBadge = (badge: string) => badge === 'Free' || badge === 'Free plan';

/**
 * Returns whether a tool is free or has a free plan; null when neither its record nor the badge made from its
 * price text says.
 */
export function hasFreePlanOf({ hasFreePlan, pricingModel, pricingBadge, attributes }: Tool): boolean | null {
  if (pricingModel === 'free') return true;
  const answer = attributes['free-plan'];
  const said = hasFreePlan ?? (answer === undefined ? null : answer === 'yes');
  return said ?? (isFreeBadge(pricingBadge) ? true : null);
}

/** Whether a tool can be used for free: a freemium one unless its record says that it has no free plan. */
export const isFreeToUse = (tool: Tool): boolean => hasFreePlanOf(tool) ?? tool.pricingModel === 'freemium';

/** Returns the monthly price of a tool's cheapest subscription, ignoring the currency; null without one. */
export function subscriptionPriceOf({ pricingPlans }: Pick<Tool, 'pricingPlans'>): number | null {
  const cheapest = cheapestPlan(pricingPlans);
  return cheapest && isSubscription(cheapest) ? monthlyPrice(cheapest) : null;
}

/**
 * Returns the lowest monthly price of a tool, ignoring the currency: 0 with a free plan, null when no plan
 * has a recurring price. A plan that costs nothing is a trial unless the record says that there is a free plan.
 */
export function monthlyPriceOf(tool: Tool): number | null {
  const isFree =
    hasFreePlanOf(tool) ??
    (tool.pricingModel === 'freemium' && tool.pricingPlans.some(({ price }) => price === 0));
  return isFree ? 0 : subscriptionPriceOf(tool);
}

function badgeOf(tool: Tool): string {
  const { pricingModel, pricingPlans } = tool;
  const hasFreePlan = hasFreePlanOf(tool);
  if (pricingModel !== 'free' && hasFreePlan !== null && pricingPlans.length > 0) {
    return hasFreePlan ? 'Free plan' : 'No free plan';
  }
  return pricingModel === '' ? '' : labelOf(pricingModels, pricingModel);
}

/**
 * Returns the price line of a tool (trust-6): as the record words it (for a catalogue the build does that,
 * server/catalogue/wordedPrice.ts), else the price of its shown plan, else its price text, truncated
 * (list-14).
 */
export function priceLineOf(tool: Tool): PriceLine {
  const plan = shownPlan(tool);
  const badge = tool.pricingBadge || badgeOf(tool);
  const said =
    tool.pricingNote || (plan && `from ${formatPrice(plan.price ?? 0, plan.currency)}${periodText(plan)}`);
  const text = said ?? cutText(tool.pricing, limits.cardPricingLength);
  return {
    badge,
    isFree: isFreeBadge(badge),
    text: isSameText(text, badge) ? '' : text,
    amount: /(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}\s)\d+(?:[.,]\d+)*/u.exec(said ?? '')?.[0] ?? '',
  };
}

/** Returns a price line's text as it is read aloud: 'from $15 per month'. */
export function spokenPrice(text: string): string {
  return text.replace(
    /\/(user\/)?(mo|yr)\b/,
    (_, user, period) => ` per ${user ? 'user and ' : ''}${period === 'mo' ? 'month' : 'year'}`,
  );
}

/**
 * Formats the price of a plan as it is read aloud: '$20 per month', '$1 per 1,000 pages', 'Free', 'By use' or
 * 'On request'.
 */
export function planPrice(plan: PricingPlan): string {
  const { price, currency, per } = plan;
  if (price === null) return per === 'unit' ? 'By use' : 'On request';
  return price === 0 ? 'Free' : spokenPrice(`${formatPrice(price, currency)}${periodText(plan)}`);
}
