import { firstSentence, toSlug } from '../lib/text';
import { withoutLinks } from '../lib/textLinks';

import type { MatrixAnswer } from './comparison';
import { labelOf, pricingModels } from './options';
import { hasFreePlanOf, planPrice, shownPlan } from './priceLine';
import type { Tool } from './tool';

/** Returns whether a tool has a free plan, as far as its record says. */
export function freePlanAnswer(tool: Tool): MatrixAnswer {
  const hasFreePlan = hasFreePlanOf(tool);
  if (hasFreePlan === null) return 'unlisted';
  return hasFreePlan ? 'yes' : 'no';
}

function priceFrom(tool: Tool): string {
  const plan = shownPlan(tool);
  return plan ? planPrice(plan) : '';
}

/** The first sentence of the verdict, as on a card. */
const verdictOf = ({ editorVerdict }: Tool) => firstSentence(withoutLinks(editorVerdict));

const inOrder = (texts: readonly string[]) => texts.toSorted().join('\n');

/**
 * The rows of facts: label, text to compare, and whether it is free text, which is never highlighted as a
 * difference.
 */
const factRows = {
  verdict: { label: 'Verdict', textOf: verdictOf, isFreeText: true },
  bestFor: { label: 'Best for', textOf: (tool: Tool) => inOrder(tool.industryFit.map(toSlug)) },
  pricing: {
    label: 'Pricing',
    textOf: (tool: Tool) => tool.pricing || labelOf(pricingModels, tool.pricingModel),
    isFreeText: true,
  },
  priceFrom: { label: 'Price from', textOf: priceFrom },
  freePlan: { label: 'Free plan', textOf: freePlanAnswer },
  plans: {
    label: 'Plans',
    textOf: ({ pricingPlans }: Tool) =>
      pricingPlans.map((plan) => `${plan.name} ${planPrice(plan)}`).join('\n'),
    isFreeText: true,
  },
  platforms: { label: 'Platforms', textOf: (tool: Tool) => inOrder(tool.platforms) },
  rating: { label: 'Rating', textOf: (tool: Tool) => `${tool.rating > 0 ? tool.rating.toFixed(1) : '-'}/5` },
  description: {
    label: 'Description',
    textOf: (tool: Tool) => tool.shortDescription || tool.description,
    isFreeText: true,
  },
  pricesChecked: { label: 'Prices checked', textOf: (tool: Tool) => tool.pricesCheckedAt, isFreeText: true },
  factsChecked: { label: 'Facts checked', textOf: (tool: Tool) => tool.factsCheckedAt, isFreeText: true },
  features: { label: 'Features', textOf: (tool: Tool) => tool.features.join('\n'), isFreeText: true },
  useCases: { label: 'Use cases', textOf: (tool: Tool) => tool.useCases.join('\n'), isFreeText: true },
} satisfies Record<string, { label: string; textOf: (tool: Tool) => string; isFreeText?: boolean }>;

export type FactKey = keyof typeof factRows;

/**
 * The rows shown first, for tools of any category. Those in `alwaysShown` are always there, the others only
 * when a record says something.
 */
export const glanceKeys: readonly FactKey[] = [
  ...(['verdict', 'bestFor', 'pricing', 'priceFrom', 'freePlan', 'plans', 'platforms', 'rating'] as const),
  ...(['description', 'pricesChecked', 'factsChecked'] as const),
];

/** The rows that show a tool's own lists. */
export const listKeys: readonly FactKey[] = ['useCases', 'features'];

export const alwaysShown: readonly FactKey[] = ['pricing', 'rating', 'description', 'features'];

/** A row of facts. */
interface FactRow {
  key: FactKey;
  label: string;
  /** Whether all tools have the same text; such rows are hidden while only differences are shown. */
  isSame: boolean;
  /** Whether it is highlighted as a difference. */
  differs: boolean;
}

/** Returns the rows for some keys, in their order; rows that no record says anything about are left out. */
export function factRowsOf(tools: readonly Tool[], keys: readonly FactKey[]): readonly FactRow[] {
  return keys.flatMap((key): FactRow[] => {
    const row: { label: string; textOf: (tool: Tool) => string; isFreeText?: boolean } = factRows[key];
    const texts = tools.map(row.textOf);
    const isSaid = texts.some((text) => text !== '' && text !== 'unlisted');
    if (!isSaid && !alwaysShown.includes(key)) return [];
    const isSame = new Set(texts).size === 1;
    return [{ key, label: row.label, isSame, differs: !isSame && row.isFreeText !== true }];
  });
}

/** Returns the text by which a row compares a tool; '' when its record says nothing. */
export const factText = (tool: Tool, key: FactKey): string => factRows[key].textOf(tool);
