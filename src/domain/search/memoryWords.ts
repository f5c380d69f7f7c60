import type { SearchOptions } from 'minisearch';

import { numberAt } from '../../lib/numberAt';

import { formWeights, isPrefix, type ParsedWords } from './parseWords';
import { eachWithForm, keyFields, searchedFields, type ToolIndex } from './searchIndex';
import { editsAllowed, editsTo } from './searchQuery';
import { noScores, type Scores, toolScore, typoForms, type WordLookup } from './wordLookup';
import { wordForm } from './words';

const asIs = (term: string) => term;

const options: SearchOptions = {
  combineWith: 'OR',
  fuzzy: false,
  tokenize: (text) => text.split(' '),
  processTerm: asIs,
  prefix: isPrefix,
  boost: {
    name: 6,
    aliases: 4,
    subcategories: 4,
    tags: 4,
    category: 3,
    shortDescription: 2,
    useCases: 1.5,
    industries: 1.5,
    attributes: 1.5,
  },
};

/** For each tool how many needs it meets, and the forms that some tool has, or has words that begin with them. */
interface Met {
  counts: Uint8Array;
  most: number;
  found: ReadonlySet<string>;
}

function countMet({ text, tools }: ToolIndex, { needs }: ParsedWords): Met {
  const counts = new Uint8Array(tools.length);
  const found = new Set<string>();
  const having = new Map<string, Uint8Array>();
  const toolsWith = (form: string) => {
    const known = having.get(form);
    if (known) return known;
    const made = new Uint8Array(tools.length);
    having.set(form, made);
    eachWithForm(text, form, options, (position) => (made[position] = 1));
    if (made.includes(1)) found.add(form);
    return made;
  };
  let most = 0;
  for (const { phrases } of needs) {
    const having = phrases.map((phrase) => phrase.map(toolsWith));
    for (let position = 0; position < tools.length; position++) {
      if (!having.some((forms) => forms.every((has) => has[position] === 1))) continue;
      const count = numberAt(counts, position) + 1;
      counts[position] = count;
      if (count > most) most = count;
    }
  }
  return { counts, most, found };
}

/** Scores the tools that meet the most needs. */
function scoreTools({ text, tools }: ToolIndex, parsed: ParsedWords, { counts, most }: Met): Scores {
  if (most === 0) return noScores;
  const weights = formWeights(parsed);
  const at = new Float64Array(tools.length);
  const positions: number[] = [];
  text.search([...weights.keys()].join(' '), {
    ...options,
    boostTerm: (form) => weights.get(form) ?? 1,
    boostDocument: (position: number) => (counts[position] === most ? 1 : 0),
    // Taken here and refused, so that MiniSearch does not sort tens of thousands of results for a page of twelve.
    filter: ({ id, score }) => {
      const position = id as number;
      const tool = tools[position];
      at[position] = tool ? toolScore(score, tool, tools.length) : 0;
      positions.push(position);
      return false;
    },
  });
  return { at, positions };
}

/** The forms of key fields, or of any field, that are nearest to a word, where it is a typo of one. */
function nearestForms({ text, spellings }: ToolIndex, word: string, isKey: boolean): string[] {
  const edits = new Map<string, number>();
  for (const one of typoForms(word, wordForm(word))) {
    const fields = isKey ? keyFields : searchedFields;
    eachWithForm(text, one, { fields: [...fields], fuzzy: 2, maxFuzzy: 2 }, (_, form) => {
      if (!edits.has(form)) edits.set(form, editsTo(word, form, spellingOf(spellings, form), isKey));
    });
  }
  const least = Math.min(...edits.values());
  return least === Infinity ? [] : [...edits.keys()].filter((form) => edits.get(form) === least);
}

const spellingOf = (spellings: ToolIndex['spellings'], form: string) =>
  Object.hasOwn(spellings, form) ? (spellings[form] ?? form) : form;

/**
 * The word that a word without any match is a typo of: one of a key field before others, the nearest, one of a name, then the
 * most frequent.
 */
function correct(index: ToolIndex, word: string): string | undefined {
  const { text, spellings } = index;
  if (editsAllowed(word) === 0) return undefined;
  const ofKey = nearestForms(index, word, true);
  const nearest = ofKey.length > 0 ? ofKey : nearestForms(index, word, false);
  const usesOf = (term: string) => {
    const [all, inNames] = [new Set<number>(), new Set<number>()];
    eachWithForm(text, term, {}, (position) => all.add(position));
    eachWithForm(text, term, { fields: ['name'] }, (position) => inNames.add(position));
    return all.size + 999 * inNames.size;
  };
  const [best] =
    nearest.length < 2
      ? nearest
      : nearest
          .map((term) => [term, usesOf(term)] as const)
          .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
          .map(([term]) => term);
  return best === undefined ? undefined : spellingOf(spellings, best);
}

function areTags({ text }: ToolIndex, forms: readonly string[], count: number): boolean {
  return forms.every((form) => {
    const tagged = new Set<number>();
    eachWithForm(text, form, { fields: ['tags', 'subcategories', 'category'] }, (position) =>
      tagged.size < count ? tagged.add(position) : tagged,
    );
    return tagged.size >= count;
  });
}

/** Looks words up in an index in memory. */
export function memoryWords(index: ToolIndex): WordLookup {
  const counted = new WeakMap<ParsedWords, Met>();
  const metBy = (parsed: ParsedWords) => {
    const met = counted.get(parsed) ?? countMet(index, parsed);
    counted.set(parsed, met);
    return met;
  };
  return {
    formsFound: (parsed) => metBy(parsed).found,
    correction: (word) => correct(index, word),
    hits: (parsed) => ({ most: metBy(parsed).most, scores: scoreTools(index, parsed, metBy(parsed)) }),
    areTags: (forms, count) => areTags(index, forms, count),
  };
}
