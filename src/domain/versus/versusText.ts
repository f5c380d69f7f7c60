import { asSentence } from '../../lib/asSentence';
import { unmarkedText } from '../../lib/inlineMarkup';
import { joinWords } from '../../lib/joinWords';
import { toSlug } from '../../lib/text';
import { withoutLinks } from '../../lib/textLinks';
import { industries, labelOf } from '../options';
import type { Tool } from '../tool';
import { isDiscontinued } from '../toolFacts';

import { attributeDifferences, ownAttributes, sharedSentence } from './versusAttributes';
import { platformAnswer } from './versusPlatforms';
import { cheapestOf, freePlanSentence, priceAnswer, priceSentence } from './versusPrices';
import { inSentence, ownEntries } from './versusWords';

/** The case for one of the compared tools. */
export interface VersusPick {
  tool: Tool;
  reasons: string[];
  /** The first drawback that its record names; '' when it names none. */
  drawback: string;
}

/** The text of a public comparison, generated from the records alone (versus-7). */
export interface VersusText {
  /** Such as 'ChatGPT vs Claude'. */
  title: string;
  description: string;
  summary: string[];
  picks: VersusPick[];
  questions: { question: string; answerText: string }[];
}

const filled = (texts: readonly string[]) => texts.filter((text) => text !== '');
const plain = (text: string) => unmarkedText(withoutLinks(text));

/** One sentence on what a tool is. */
function introduction({ name, shortDescription, description }: Tool): string {
  const said = shortDescription || description;
  if (said === '') return '';
  if (said.startsWith(`${name} `)) return asSentence(said);
  return /^(?:An?|The) /.test(said)
    ? `${name} is ${asSentence(inSentence(said))}`
    : `${name}: ${asSentence(said)}`;
}

function endSentence(tool: Tool): string {
  const note = tool.status?.note ?? '';
  return isDiscontinued(tool)
    ? `${tool.name} is discontinued.${note === '' ? '' : ` ${asSentence(note)}`}`
    : '';
}

/** An industry of the fixed list as in a sentence; other words as the record has them. */
function audienceOf(value: string): string {
  const slug = toSlug(value);
  const label = labelOf(industries, slug);
  return label === slug ? value : inSentence(label);
}

function reasonsFor(tools: readonly Tool[], tool: Tool, index: number): string[] {
  const others = tools.filter((other) => other !== tool);
  const against = others.flatMap((other) => {
    const found = other.alternatives.find(({ slug }) => slug === tool.slug);
    if (!found) return [];
    return tools.length > 2 ? `Instead of ${other.name}: ${asSentence(found.why)}` : asSentence(found.why);
  });
  const own = ownAttributes(tools, index);
  const cheapest = cheapestOf(tools);
  const audiences = ownEntries(tools.map(({ industryFit }) => [...new Set(industryFit.map(audienceOf))]));
  const audience = joinWords(audiences[index] ?? []);
  return filled([
    ...against,
    ...tool.pros.slice(0, 2).map((text) => asSentence(plain(text))),
    cheapest?.tool === tool ? cheapest.text : '',
    own === '' ? '' : `Listed only here: ${own}.`,
    audience === ''
      ? ''
      : `Listed for ${audience}, which ${joinWords(others.map(({ name }) => name))} ${others.length > 1 ? 'are' : 'is'} not.`,
  ]);
}

/** Lists up to three entries that each tool has and no other does, as its record words them. */
function ownWords(tools: readonly Tool[], field: 'features' | 'useCases', lead: string): string {
  const own = ownEntries(tools.map((tool) => tool[field].map(plain)));
  return tools
    .flatMap(({ name }, index) => {
      const entries = (own[index] ?? []).slice(0, 3);
      return entries.length === 0 ? [] : `${lead} ${name}: ${entries.join('; ')}.`;
    })
    .join(' ');
}

/** A subcategory as in a sentence; one in title case stays as it is. */
const shelfOf = (label: string) => (/\s\p{Lu}\p{Ll}/u.test(label) ? label : inSentence(label));

function shelves(tools: readonly Tool[]): string {
  const own = ownEntries(tools.map(({ subcategories }) => subcategories));
  const said = tools.flatMap(({ name }, index) => {
    const list = own[index] ?? [];
    return list.length === 0 ? [] : `${name} under ${joinWords(list.map(shelfOf))}`;
  });
  return said.length === 0 ? '' : `On our shelves you also find ${said.join(', and ')}.`;
}

function differences(tools: readonly Tool[]): string {
  const said = filled([
    attributeDifferences(tools),
    ownWords(tools, 'features', 'Features listed first for'),
    ownWords(tools, 'useCases', 'Typical work with'),
    shelves(tools),
  ]);
  return said.join(' ') || 'Their entries name no difference in attributes, features and typical work.';
}

/**
 * Returns the text of a comparison of two or three tools at an ISO time (versus-7, versus-8). It says only
 * what their records say.
 */
export function versusTextOf(tools: readonly Tool[], time = ''): VersusText {
  const names = tools.map(({ name }) => name);
  const title = names.join(' vs ');
  const isOffered = !tools.some(isDiscontinued);
  return {
    title,
    description: `${joinWords(names)} side by side: prices, platforms and features, and when to pick which.`,
    summary: filled([
      ...tools.map(endSentence),
      ...tools.map(introduction),
      sharedSentence(tools),
      isOffered ? priceSentence(tools) || freePlanSentence(tools) : '',
    ]),
    picks: tools.map((tool, index) => ({
      tool,
      reasons: reasonsFor(tools, tool, index),
      drawback: asSentence(plain(tool.cons[0] ?? '')).replace(/^\.$/, ''),
    })),
    questions: [
      {
        question: `Which is cheaper, ${joinWords(names, 'or')}?`,
        answerText: isOffered ? priceAnswer(tools, time) : '',
      },
      {
        question: `How do ${joinWords(names)} differ?`,
        answerText: differences(tools),
      },
      {
        question: `Where can ${joinWords(names)} be used?`,
        answerText: isOffered ? platformAnswer(tools) : '',
      },
    ].filter(({ answerText }) => answerText !== ''),
  };
}
