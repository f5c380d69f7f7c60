import { limits } from '../../domain/limits';
import { labelOf, pricingModels } from '../../domain/options';
import { cheapestPlan, formatPrice, hasFreePlanOf, periodText, shownPlan } from '../../domain/priceLine';
import type { Tool } from '../../domain/tool';
import type { PricingPlan } from '../../domain/toolFacts';

const isSelfHosted = ({ name }: PricingPlan) => /self-host/i.test(name);
const isOnce = ({ per }: PricingPlan) => per === 'once';

function badgeOf(tool: Tool, plan?: PricingPlan): string {
  const { pricingModel, pricing, pricingPlans } = tool;
  const hasFreePlan = hasFreePlanOf(tool);
  const free = pricingPlans.filter(({ price }) => price === 0);
  if (pricingModel === 'free') return 'Free';
  const hasFree = hasFreePlan ?? /^(?:limited )?free (?:\w+ )?plan\b/i.test(pricing);
  if (hasFree) return free.length > 0 && free.every(isSelfHosted) ? 'Free' : 'Free plan';
  if (pricingModel === 'one-time') return 'One-time';
  if (/\bfree trial\b|^trial\b|-day trial\b/i.test(pricing)) return 'Free trial';
  if (hasFreePlan === false || /\bno free plan\b/i.test(pricing)) return 'No free plan';
  if (pricingModel === 'subscription' && plan?.per === 'unit') return 'By use';
  return pricingModel === '' ? '' : labelOf(pricingModels, pricingModel);
}

const priceOf = ({ price, currency }: PricingPlan) => formatPrice(price ?? 0, currency);

function planText(plan: PricingPlan, badge: string, { pricingPlans }: Tool): string {
  const price = priceOf(plan);
  const period = periodText(plan);
  // The badge may say 'By use' already.
  if (!isOnce(plan)) return `from ${price}${period.trim() === badge.toLowerCase() ? '' : period}`;
  if (badge !== 'One-time') return `${price} once`;
  const other = cheapestPlan(pricingPlans.filter((one) => !isOnce(one)));
  return other ? `${price} or ${priceOf(other)}${periodText(other)}` : `${price}, no subscription`;
}

/** Appends that the price is billed yearly, if the plan's note says so. */
function withYearly(badge: string, text: string, note: string): string {
  if (!/(?:^|[,;] )(?:billed yearly|yearly commitment)/i.test(note)) return text;
  const long = `${text} billed yearly`;
  return `${badge} ${long}`.length <= limits.cardPricingLength ? long : `${text} yearly`;
}

function textOf(tool: Tool, badge: string, plan?: PricingPlan): string {
  if (plan) return withYearly(badge, planText(plan, badge, tool), plan.note);
  const { pricingPlans } = tool;
  const isOnRequest = pricingPlans.length > 0 && pricingPlans.every(({ price }) => price === null);
  return isOnRequest ? 'price on request' : '';
}

/**
 * Returns a tool with its price worded for cards (trust-6): its own note if it has one, else derived from its
 * plans. A tool with neither keeps its price text. Done in the build, so that no browser loads the rules.
 */
export function withWordedPrice(tool: Tool): Tool {
  const plan = shownPlan(tool);
  const badge = badgeOf(tool, plan);
  return { ...tool, pricingBadge: badge, pricingNote: tool.pricingNote || textOf(tool, badge, plan) };
}
