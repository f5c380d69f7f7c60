import { getOwn } from '../../lib/getOwn';
import { positionsOf } from '../../lib/positionsOf';

import { formsIn, formWeights, type ParsedWords, widestPhrases } from './parseWords';
import { keyFields, searchedFields, tagFields } from './searchedFields';
import type { KnownTool, ToolIndex } from './searchIndex';
import { editsAllowed, editsTo } from './searchQuery';
import { eachPosting, type FieldPostings, formsFor, formsNear, scoresOf } from './wordIndex';
import { noScores, type Scores, toolScore, typoForms, type WordLookup } from './wordLookup';
import { wordForm } from './words';

/**
 * The tools that meet the most needs, the number of needs they meet, and the query forms that match any tool
 * (exactly or as a prefix).
 */
interface Met {
  positions: Uint32Array;
  most: number;
  found: ReadonlySet<string>;
}

function countMet({ text }: ToolIndex, parsed: ParsedWords): Met {
  const { counts, lastMet, formsHad } = text.table;
  counts.fill(0);
  lastMet.fill(0);
  const found = new Set<string>();
  let most = 0;
  for (const form of formsIn(parsed)) {
    if (formsFor(text, form).length > 0) found.add(form);
  }
  for (const [before, phrases] of parsed.needs.map(widestPhrases).entries()) {
    const need = before + 1;
    for (const phrase of phrases) {
      formsHad.fill(0);
      for (const [had, form] of phrase.entries()) {
        const isLast = had === phrase.length - 1;
        const lists = formsFor(text, form).flatMap(([, postings]) => postings.map(([, list]) => list));
        for (const list of lists) {
          for (let at = 0; at < list.length; at += 2) {
            const position = list[at] ?? 0;
            if (formsHad[position] !== had) continue;
            formsHad[position] = had + 1;
            if (!isLast || lastMet[position] === need) continue;
            lastMet[position] = need;
            const count = (counts[position] ?? 0) + 1;
            counts[position] = count;
            if (count > most) most = count;
          }
        }
      }
    }
  }
  return { positions: most === 0 ? noScores.positions : positionsOf(counts, most), most, found };
}

const weightsOf = new WeakMap<object, Float64Array>();

/**
 * The factor that `toolScore` applies to a tool's score. Memoized: computing it from the tools would take
 * most of a search.
 */
function rankWeights(tools: readonly KnownTool[]): Float64Array {
  const known = weightsOf.get(tools);
  if (known) return known;
  const made = Float64Array.from(tools, (tool) => toolScore(1, tool, tools.length));
  weightsOf.set(tools, made);
  return made;
}

/** Scores the tools that meet the most needs. */
function scoreTools({ text, tools }: ToolIndex, parsed: ParsedWords, { positions }: Met): Scores {
  const scores = scoresOf(text, formWeights(parsed), positions);
  const weights = rankWeights(tools);
  for (let at = 0; at < scores.length; at++) {
    scores[at] = (scores[at] ?? 0) * (weights[positions[at] ?? 0] ?? 0);
  }
  return { positions, scores };
}

const numbersOf = (...fields: (typeof searchedFields)[number][]) =>
  new Set(fields.map((field) => searchedFields.indexOf(field)));
const inKeys = numbersOf(...keyFields);
const inNames = numbersOf('name');
const inTags = numbersOf(...tagFields);

const usesIn = (postings: readonly FieldPostings[] | undefined, fields: ReadonlySet<number>) =>
  postings?.filter(([field]) => fields.has(field)) ?? [];

function countTools(postings: readonly FieldPostings[]): number {
  const tools = new Set<number>();
  eachPosting(postings, (position) => tools.add(position));
  return tools.size;
}

/** Whether at least `count` tools have one of the uses. */
function areTools(postings: readonly FieldPostings[], count: number): boolean {
  const tools = new Set<number>();
  for (const [, list] of postings) {
    for (let at = 0; at < list.length; at += 2) {
      if (tools.add(list[at] ?? 0).size >= count) return true;
    }
  }
  return false;
}

const spellingOf = (spellings: ToolIndex['spellings'], form: string) => getOwn(spellings, form) ?? form;

/**
 * Returns the forms with the fewest edits to a word that is a typo of them, from key fields only or from any
 * field.
 */
function nearestForms({ text, spellings }: ToolIndex, word: string, isKey: boolean): string[] {
  const edits = new Map<string, number>();
  for (const one of typoForms(word, wordForm(word))) {
    for (const [form, postings] of formsNear(text, one)) {
      if (edits.has(form) || (isKey && usesIn(postings, inKeys).length === 0)) continue;
      edits.set(form, editsTo(word, form, spellingOf(spellings, form), isKey));
    }
  }
  const least = Math.min(...edits.values());
  return least === Infinity ? [] : [...edits.keys()].filter((form) => edits.get(form) === least);
}

/**
 * Returns the correction of a word without matches: a word of a key field before others, then the nearest,
 * then one in a name, then the most frequent.
 */
function correct(index: ToolIndex, word: string): string | undefined {
  const { text, spellings } = index;
  if (editsAllowed(word) === 0) return undefined;
  const ofKey = nearestForms(index, word, true);
  const nearest = ofKey.length > 0 ? ofKey : nearestForms(index, word, false);
  const usesOf = (form: string) => {
    const postings = text.forms.get(form) ?? [];
    return countTools(postings) + 999 * countTools(usesIn(postings, inNames));
  };
  const [best] =
    nearest.length < 2
      ? nearest
      : nearest
          .map((form) => [form, usesOf(form)] as const)
          .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
          .map(([form]) => form);
  return best === undefined ? undefined : spellingOf(spellings, best);
}

/** Returns the lookup of words in an in-memory index. */
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
    areTags: (forms, count) =>
      forms.every((form) => areTools(usesIn(index.text.forms.get(form), inTags), count)),
  };
}
