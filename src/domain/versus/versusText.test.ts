import { rawTool, toolOf } from '../../../tests/support/records';
import { withoutLinks } from '../../lib/textLinks';
import { readCatalogue } from '../../server/catalogue/catalogueFolder';
import type { Tool } from '../tool';

import { editorsPairs } from './editorsPairs';
import { type VersusText, versusTextOf } from './versusText';

/** A pair's own text in plain words, with the verdicts that are shown beside it. */
const plainVersusText = ({ summary, picks, questions }: VersusText): string[] => [
  ...summary,
  ...picks.flatMap(({ tool, reasons, drawback }) =>
    [withoutLinks(tool.editorVerdict), ...reasons, drawback].filter((text) => text !== ''),
  ),
  ...questions.map(({ answerText }) => answerText),
];

const plan = (name: string, price: number | null, more = {}) => ({
  name,
  price,
  currency: 'USD',
  per: 'month',
  note: '',
  ...more,
});
const alpha = (more = {}) =>
  toolOf(
    rawTool('Alpha', {
      shortDescription: 'An assistant for letters.',
      hasFreePlan: true,
      pricingPlans: [plan('Free', 0, { note: 'Ten letters a month' }), plan('Pro', 8)],
      pricesCheckedAt: '2026-10-07',
      attributes: { api: 'yes', sso: 'yes', mcp: 'no' },
      platforms: ['Web', 'iOS', 'API'],
      integratedWith: ['Gmail'],
      cons: ['Slow on **Mondays**'],
      ...more,
    }),
  );
const beta = (more = {}) =>
  toolOf(
    rawTool('Beta', {
      shortDescription: 'Letters written by chat.',
      hasFreePlan: false,
      pricingPlans: [plan('Team plan', 20)],
      pricesCheckedAt: '2026-10-07',
      attributes: { api: 'yes', mcp: 'yes' },
      platforms: ['Web'],
      alternatives: [{ slug: 'alpha', why: 'Does letters by hand' }],
      ...more,
    }),
  );
const answerOf = (tools: readonly Tool[], question: RegExp) =>
  versusTextOf(tools).questions.find((entry) => question.test(entry.question))?.answerText;

describe('the text of a pair', () => {
  // proves versus-7
  test('says what each is, what both have and what they cost', () => {
    expect(versusTextOf([alpha(), beta()]).summary).toEqual([
      'Alpha is an assistant for letters.',
      'Beta: Letters written by chat.',
      'Listed for both: API.',
      'Paid plans start at $8 a month for Alpha and $20 a month for Beta.',
    ]);
  });

  // proves versus-7
  test('does not say the name twice where a description begins with it', () => {
    const shortDescription = 'Alpha edits one photo at a time';
    const other = 'Betamax is not Beta';
    expect(
      versusTextOf([alpha({ shortDescription }), beta({ shortDescription: other })]).summary.slice(0, 2),
    ).toEqual(['Alpha edits one photo at a time.', 'Beta: Betamax is not Beta.']);
  });

  // proves versus-7
  test('says for each what speaks for it, and its first drawback', () => {
    const [first, second] = versusTextOf([alpha(), beta()]).picks;
    expect(first?.reasons).toEqual([
      'Does letters by hand.',
      'Its cheapest paid plan costs $8 a month, against $20 a month.',
      'Listed only here: single sign-on.',
    ]);
    expect(first?.drawback).toBe('Slow on Mondays.');
    expect(second).toMatchObject({ reasons: ['Listed only here: MCP.'], drawback: '' });
  });

  // proves versus-8
  test('answers three questions', () => {
    const tools = [alpha(), beta()];
    expect(answerOf(tools, /cheaper/)).toBe(
      'Alpha, going by the cheapest paid plans: the Pro plan of Alpha costs $8 a month, the Team plan of Beta $20 a month. ' +
        'Alpha can be used without paying; Beta has no free plan. About Alpha’s Free plan: Ten letters a month. ' +
        'Prices checked October 7, 2026.',
    );
    expect(answerOf(tools, /differ/)).toContain(
      'Listed only for Alpha: “Single sign-on”. Alpha’s entry says no to: “MCP”. Listed only for Beta: “MCP”.',
    );
    expect(answerOf(tools, /used/)).toBe(
      'Both can be used on the web and through an API. Alpha can also be used on iOS. Alpha connects to Gmail.',
    );
  });

  // proves versus-8
  test('names an API as a place for one only where the other’s attributes do not say that it has one', () => {
    const unsaid = beta({ attributes: {} });
    expect(answerOf([alpha(), unsaid], /used/)).toMatch(/Alpha can also be used on iOS and through an API\./);
    expect(answerOf([alpha({ platforms: ['Web'] }), beta()], /used/)).not.toMatch(/through an API/);
    expect(answerOf([alpha({ platforms: ['API'] }), beta()], /used/)).toMatch(
      /^Both can be used through an API\. Beta can also be used on the web\./,
    );
  });

  // proves versus-7
  test('a label with a comma is quoted within a list', () => {
    const attributes = { api: 'yes', tasks: 'yes', integrations: 'yes' };
    const office = { category: 'productivity-tools', attributes };
    expect(versusTextOf([alpha(office), beta(office)]).summary).toContain(
      'Listed for both: tasks, “Slack, Google or Microsoft” and API.',
    );
  });

  // proves versus-8
  test('a plan that has the name of its tool is not said to be of the tool', () => {
    const named = beta({
      hasFreePlan: true,
      pricingPlans: [plan('beta', 0, { note: 'One letter' }), plan('SuperBeta', 20)],
    });
    expect(answerOf([alpha(), named], /cheaper/)).toContain(
      'the Pro plan of Alpha costs $8 a month, the SuperBeta plan $20 a month. Both can be used without paying. ' +
        'About Alpha’s Free plan: Ten letters a month. About the beta plan: One letter.',
    );
  });

  // proves versus-8
  test('a price by use names its unit', () => {
    const byUse = (note: string) => beta({ pricingPlans: [plan('One', 1, { per: 'unit', note })] });
    expect(answerOf([alpha(), byUse('Per 1,000 pages')], /cheaper/)).toMatch(
      /^That depends on use, because they charge in different ways: .* the One plan of Beta \$1 per 1,000 pages\./,
    );
    expect(answerOf([alpha(), byUse('')], /cheaper/)).toContain('the One plan of Beta $1, paid by use.');
  });

  // proves versus-8
  test('two that are free say it once', () => {
    const free = { pricingPlans: [], pricingModel: 'free' };
    expect(answerOf([alpha(free), beta(free)], /cheaper/)).toBe(
      'Alpha and Beta are free, and no paid plan is listed. Prices checked October 7, 2026.',
    );
  });

  // proves versus-8
  test('of two that are sold for one payment, the lower one is cheaper', () => {
    const sold = (price: number) => ({
      pricingModel: 'one-time',
      pricingPlans: [plan('Full', price, { per: 'once' }), plan('Rent', 5)],
    });
    const tools = [alpha(sold(300)), beta(sold(295))];
    expect(answerOf(tools, /cheaper/)).toMatch(
      /^Beta, going by the cheapest paid plans: the Full plan of Beta costs \$295 once, the Full plan of Alpha \$300 once\./,
    );
    expect(versusTextOf(tools).summary).toContain(
      'Paid plans start at $300 once for Alpha and $295 once for Beta.',
    );
  });

  // proves versus-7
  test.each([
    ['the same price', beta({ pricingPlans: [plan('One', 8)] }), /^Neither is: the Pro plan of Alpha/],
    [
      'another currency',
      beta({ pricingPlans: [plan('One', 8, { currency: 'EUR' })] }),
      /different currencies/,
    ],
    ['by use', beta({ pricingPlans: [plan('One', 8, { per: 'unit' })] }), /^That depends on use, because/],
    [
      'one payment',
      beta({ pricingPlans: [plan('One', 8, { per: 'once' })] }),
      /^That depends on how long you use it: .* the One plan of Beta \$8 once\./,
    ],
    [
      'credits',
      beta({ pricingPlans: [plan('100 credits', 8, { per: 'once' })] }),
      /^That depends on use, because/,
    ],
    [
      'no amount',
      beta({ pricingPlans: [], pricing: 'On request.' }),
      /For Beta no price in numbers is listed; its entry says “On request”\./,
    ],
    ['no word on a free plan', beta({ hasFreePlan: null }), /Whether Beta has a free plan is not listed\./],
    [
      'free of charge',
      beta({ pricingPlans: [], pricingModel: 'free' }),
      /Beta is free, and no paid plan is listed\. Both can be used without paying\./,
    ],
  ])('the price where one has %s', (_, other, said) => {
    expect(answerOf([alpha(), other], /cheaper/)).toMatch(said);
  });

  // proves trust-9
  test('prices that are older than 180 days at the time say so', () => {
    const { questions } = versusTextOf(
      [alpha(), beta({ pricesCheckedAt: '2026-01-02' })],
      '2026-11-01T00:00:00Z',
    );
    expect(questions[0]?.answerText).toContain(
      'Prices checked: Alpha on October 7, 2026; Beta on January 2, 2026, more than 180 days ago.',
    );
  });

  // proves versus-7
  test('of a tool that has ended it says so, and neither price nor place', () => {
    const ended = beta({ status: { kind: 'discontinued', at: '2026-08-31', note: 'Closed in August.' } });
    const { summary, questions } = versusTextOf([alpha(), ended]);
    expect(summary[0]).toBe('Beta is discontinued. Closed in August.');
    expect(questions.map(({ question }) => question)).toEqual(['How do Alpha and Beta differ?']);
  });

  // proves versus-7
  test('calls nothing listed for one only that the other names among its features', () => {
    const other = beta({ features: ['**Single sign-on** for teams'] });
    expect(versusTextOf([alpha(), other]).picks[0]?.reasons.join(' ')).not.toContain('single sign-on');
  });

  // proves versus-7
  test('names for whom only one is: industries in lower case, other words as the record has them', () => {
    const audienceOf = (industryFit: string[], others: string[]) =>
      versusTextOf([alpha({ industryFit }), beta({ industryFit: others })]).picks[0]?.reasons.at(-1);
    expect(audienceOf(['Small Businesses', 'Writers', 'writers'], [])).toBe(
      'Listed for Small Businesses and writers, which Beta is not.',
    );
    expect(audienceOf(['freelancers', 'students'], ['Freelancers'])).toBe(
      'Listed for students, which Beta is not.',
    );
  });

  // proves versus-8
  test('names subcategories in lower case, but not those in title case', () => {
    const subcategories = ['Study Aids', 'Speech API', 'Short videos'];
    expect(answerOf([alpha({ subcategories }), beta({ subcategories: [] })], /differ/)).toContain(
      'Alpha under Study Aids, speech API and short videos.',
    );
  });

  // proves versus-7
  test('works for three', () => {
    const gamma = toolOf(rawTool('Gamma', { attributes: { api: 'yes' } }));
    const { title, summary, picks } = versusTextOf([alpha(), beta(), gamma]);
    expect(title).toBe('Alpha vs Beta vs Gamma');
    expect(summary).toContain('Listed for all three: API.');
    expect(picks[0]?.reasons).toContain('Instead of Beta: Does letters by hand.');
  });

  test('an empty record breaks nothing', () => {
    const bare = (name: string) => toolOf({ _id: name, name });
    expect(versusTextOf([bare('A'), bare('B')]).title).toBe('A vs B');
  });
});

describe('the pairs of the embedded catalogue', () => {
  const sentences = (text: string) => text.split(/(?<=[.!?])\s+/);
  const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
  const pages = editorsPairs(readCatalogue().tools).map((pair) => {
    const text = versusTextOf(pair);
    const slugs = pair.map(({ slug }) => slug);
    return { text, slugs, sentences: new Set(plainVersusText(text).flatMap(sentences)) };
  });

  // proves versus-7
  test('each has 150 words that no other pair has in the same sentence', () => {
    const few = pages.flatMap((page) =>
      pages
        // Pairs without a common tool share no more than stock phrases.
        .filter((other) => other !== page && other.slugs.some((slug) => page.slugs.includes(slug)))
        .map((other) => {
          const own = [...page.sentences].filter((sentence) => !other.sentences.has(sentence));
          return { pair: page.text.title, other: other.text.title, words: wordsIn(own.join(' ')) };
        })
        .filter(({ words }) => words < 150),
    );
    expect(few).toEqual([]);
  });

  // proves versus-8
  test('each answers three questions, in plain text', () => {
    for (const { text } of pages) {
      expect(text.questions).toHaveLength(3);
      const all = plainVersusText(text).join(' ');
      expect(all).not.toMatch(/undefined|null|\*\*|\]\(|\.\.|  | ,|: \./);
    }
  });
});
