import { asSentence } from '../../lib/asSentence';
import { joinWords } from '../../lib/joinWords';
import { joinNonEmpty } from '../../lib/text';
import { formatPrice, hasFreePlanOf, isSubscription, monthlyPrice, shownPlan, unitOf } from '../priceLine';
import type { Tool } from '../tool';
import { checkedDay, type PricePeriod, type PricingPlan } from '../toolFacts';

import { both, neither, possessive } from './versusWords';

const perTexts: Readonly<Record<PricePeriod, string>> = {
  month: ' a month',
  'user/month': ' per user and month',
  year: ' a year',
  once: ' once',
  unit: ', paid by use',
};

/** Formats the price of a plan in words: '$20 a month', '$1 per 1,000 pages'. */
function spokenAmount(plan: PricingPlan): string {
  const unit = unitOf(plan);
  return `${formatPrice(plan.price ?? 0, plan.currency)}${unit === '' ? perTexts[plan.per] : ` ${unit}`}`;
}

const planName = ({ name }: PricingPlan) => (/\bplan\b/i.test(name) ? name : `${name} plan`);

/** Whether a plan has the name of its tool in its own, such as SuperGrok. */
const isNamedLike = ({ name }: PricingPlan, tool: Tool) =>
  name.toLowerCase().includes(tool.name.toLowerCase());

interface Priced {
  tool: Tool;
  plan: PricingPlan;
}

/** The plan of each tool whose price is shown, for the tools that list one. */
function pricedOf(tools: readonly Tool[]): Priced[] {
  return tools.flatMap((tool) => {
    const plan = shownPlan(tool);
    return plan ? [{ tool, plan }] : [];
  });
}

/** What a plan's price buys: time, the tool itself, or an amount of use, such as credits. */
function chargeOf({ plan }: Priced): 'time' | 'tool' | 'use' {
  if (isSubscription(plan)) return 'time';
  return plan.per === 'once' && !/\bcredits\b/i.test(plan.name) ? 'tool' : 'use';
}

/** Why prices cannot be compared; '' when they can. */
function obstacleOf(priced: readonly Priced[]): string {
  const charges = new Set(priced.map(chargeOf));
  if (charges.has('use')) {
    return `That depends on use${charges.size > 1 ? ', because they charge in different ways' : ''}`;
  }
  if (charges.size > 1) return 'That depends on how long you use it';
  const currencies = new Set(priced.map(({ plan }) => plan.currency));
  return currencies.size > 1 ? 'The prices are in different currencies' : '';
}

/** Returns a sentence on which tools have a free plan (versus-7); '' when no record says. */
export function freePlanSentence(tools: readonly Tool[]): string {
  const named = (answer: boolean | null) =>
    tools.filter((tool) => hasFreePlanOf(tool) === answer).map(({ name }) => name);
  const [free, paid, unsaid] = [named(true), named(false), named(null)];
  if (free.length === tools.length) return `${both(tools)} can be used without paying.`;
  if (paid.length === tools.length) return `${neither(tools)} has a free plan.`;
  if (unsaid.length === tools.length) return '';
  const known = joinNonEmpty(
    [
      free.length > 0 ? `${joinWords(free)} can be used without paying` : '',
      paid.length > 0 ? `${joinWords(paid)} ${paid.length > 1 ? 'have' : 'has'} no free plan` : '',
    ],
    '; ',
  );
  const rest = unsaid.length > 0 ? ` Whether ${joinWords(unsaid, 'or')} has a free plan is not listed.` : '';
  return `${known}.${rest}`;
}

const planOf = ({ tool, plan }: Priced) =>
  `the ${planName(plan)}${isNamedLike(plan, tool) ? '' : ` of ${tool.name}`}`;

/** Lists prices: 'the Pro plan of Claude costs $20 a month, the Go plan of ChatGPT $8 a month'. */
function costsOf(priced: readonly Priced[]): string {
  return priced
    .map((entry, index) => `${planOf(entry)}${index === 0 ? ' costs' : ''} ${spokenAmount(entry.plan)}`)
    .join(', ');
}

/**
 * A sentence on which tool costs less, or why the prices cannot be compared; '' when a tool lists no price.
 */
function cheaperSentence(tools: readonly Tool[], priced: readonly Priced[]): string {
  const [first, ...rest] = priced.toSorted((a, b) => monthlyPrice(a.plan) - monthlyPrice(b.plan));
  if (!first || rest.length === 0 || priced.length < tools.length) return '';
  const obstacle = obstacleOf(priced);
  if (obstacle !== '') return `${obstacle}: ${costsOf(priced)}.`;
  const last = rest[rest.length - 1] ?? first;
  if (monthlyPrice(first.plan) === monthlyPrice(last.plan)) {
    return `${neither(tools)} is: ${costsOf(priced)}.`;
  }
  const isShared = monthlyPrice(rest[0]?.plan ?? last.plan) === monthlyPrice(first.plan);
  const winner = isShared ? joinWords([first.tool.name, rest[0]?.tool.name ?? '']) : first.tool.name;
  return `${winner}, going by the cheapest paid plans: ${costsOf([first, ...rest])}.`;
}

function unpricedSentence(tool: Tool): string {
  const said = tool.pricing === '' ? '' : `; its entry says “${tool.pricing.replace(/\.$/, '')}”`;
  return tool.pricingModel === 'free'
    ? `${tool.name} is free, and no paid plan is listed.`
    : `For ${tool.name} no price in numbers is listed${said}.`;
}

/** The notes on free plans, for the tools that have one. */
function freePlanNotes(tools: readonly Tool[]): string[] {
  return tools.flatMap((tool) => {
    const plan = tool.pricingPlans.find(({ price, note }) => price === 0 && note !== '');
    if (!plan) return [];
    const owner = isNamedLike(plan, tool) ? 'the' : possessive(tool.name);
    return [`About ${owner} ${planName(plan)}: ${asSentence(plan.note)}`];
  });
}

/** The days on which the prices were checked, at an ISO time; '' when none is known. */
function checkedSentence(tools: readonly Tool[], time: string): string {
  const days = tools.flatMap(({ name, pricesCheckedAt }) =>
    pricesCheckedAt === '' ? [] : [{ name, day: checkedDay(pricesCheckedAt, time) }],
  );
  const [first] = days;
  if (!first) return '';
  return days.length === tools.length && days.every(({ day }) => day === first.day)
    ? `Prices checked ${first.day}.`
    : `Prices checked: ${days.map(({ name, day }) => `${name} on ${day}`).join('; ')}.`;
}

/** Returns what the tools cost and which is cheaper, at an ISO time (versus-8). */
export function priceAnswer(tools: readonly Tool[], time: string): string {
  const priced = pricedOf(tools);
  const cheaper = cheaperSentence(tools, priced);
  const single =
    cheaper === '' ? priced.map((entry) => `${costsOf([entry]).replace(/^t/, 'T')}.`) : [cheaper];
  const unpriced = tools.filter((tool) => !priced.some((entry) => entry.tool === tool));
  const areAllFree =
    unpriced.length === tools.length && tools.every(({ pricingModel }) => pricingModel === 'free');
  const said = areAllFree
    ? [`${joinWords(tools.map(({ name }) => name))} are free, and no paid plan is listed.`]
    : [...single, ...unpriced.map(unpricedSentence), freePlanSentence(tools)];
  return joinNonEmpty([...said, ...freePlanNotes(tools), checkedSentence(tools, time)], ' ');
}

/** Returns the lowest paid prices as one sentence for the summary; '' when they cannot be compared. */
export function priceSentence(tools: readonly Tool[]): string {
  const priced = pricedOf(tools);
  if (priced.length < tools.length || obstacleOf(priced) !== '') return '';
  const amounts = priced.map(({ plan }) => spokenAmount(plan));
  const [amount = ''] = amounts;
  return new Set(amounts).size === 1
    ? `The cheapest paid plan is ${amount} with ${tools.length === 2 ? 'either' : 'each'}.`
    : `Paid plans start at ${joinWords(priced.map(({ tool, plan }) => `${spokenAmount(plan)} for ${tool.name}`))}.`;
}

/**
 * Returns the tool whose cheapest paid plan costs less than all the others', with a comparison of the prices;
 * undefined when there is none.
 */
export function cheapestOf(tools: readonly Tool[]): { tool: Tool; text: string } | undefined {
  const priced = pricedOf(tools);
  if (priced.length < tools.length || obstacleOf(priced) !== '') return undefined;
  const [first, ...rest] = priced.toSorted((a, b) => monthlyPrice(a.plan) - monthlyPrice(b.plan));
  if (!first || rest.some(({ plan }) => monthlyPrice(plan) <= monthlyPrice(first.plan))) return undefined;
  const others = joinWords(rest.map(({ plan }) => spokenAmount(plan)));
  return {
    tool: first.tool,
    text: `Its cheapest paid plan costs ${spokenAmount(first.plan)}, against ${others}.`,
  };
}
