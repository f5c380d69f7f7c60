import type { SearchOptions } from 'minisearch';

import { editDistance } from '../../lib/editDistance';
import { numberAt } from '../../lib/numberAt';

import { eachWithForm, type ToolIndex } from './searchIndex';
import { editsAllowed } from './searchQuery';
import { foldText, isFreeWord, isStopWord, isWeakForm, wordForm, wordsOf } from './words';

/** One thing that a text asks for: a word, or phrases of which one is enough. Each phrase is a list of word forms. */
interface Need {
  word: string;
  phrases: string[][];
  /** Whether the editors' list has it. */
  isMapped: boolean;
}

/** A text as it is searched for. */
export interface ParsedWords {
  needs: Need[];
  /** Forms that only order what is found. */
  weak: string[];
  wantsFree: boolean;
}

/** How many words of a text are searched for; further ones are ignored. */
const mostWords = 16;

const asIs = (term: string) => term;

/** A word of one or two letters must be a whole word, and so must a short form of a longer one. */
const prefixFrom = 3;

const options: SearchOptions = {
  combineWith: 'OR',
  fuzzy: false,
  tokenize: (text) => text.split(' '),
  processTerm: asIs,
  prefix: (form) => form.length >= prefixFrom,
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

/** A single word as it is typed, since a half word has no form: 'recor' is no form of 'record'. */
const halfWord = (words: readonly string[]) =>
  words.length === 1 && words.some((word) => wordForm(word) !== word) ? [[...words]] : [];

const formsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(wordForm);

/** Splits a text into what it needs: the longest phrases of the editors' list first, then words. */
export function parseWords({ words: { sameMeaning } }: ToolIndex, text: string): ParsedWords {
  const meanings = meaningsByForm(sameMeaning);
  const spoken = wordsOf(text).slice(0, mostWords);
  const wantsFree = spoken.some(isFreeWord);
  const words = spoken.filter((word) => !isStopWord(word) && !isFreeWord(word));
  const parsed: ParsedWords = { needs: [], weak: [], wantsFree };
  for (let start = 0; start < words.length;) {
    const length = [4, 3, 2, 1].find((size) =>
      meanings.has(
        words
          .slice(start, start + size)
          .map(wordForm)
          .join(' '),
      ),
    );
    const taken = words.slice(start, start + (length ?? 1));
    const forms = taken.map(wordForm);
    const others = length === undefined ? [] : (meanings.get(forms.join(' ')) ?? []);
    const [form = ''] = forms;
    if (others.length === 0 && isWeakForm(form)) parsed.weak.push(form);
    else
      parsed.needs.push({
        word: taken.join(' '),
        phrases: [forms, ...halfWord(taken), ...others],
        isMapped: others.length > 0,
      });
    start += taken.length;
  }
  if (parsed.needs.length === 0) {
    const needs = parsed.weak.map((form) => ({ word: form, phrases: [[form]], isMapped: false }));
    return { ...parsed, needs, weak: [] };
  }
  return parsed;
}

type Meanings = ReadonlyMap<string, string[][]>;

const known = new WeakMap<object, Meanings>();

function meaningsByForm(sameMeaning: ToolIndex['words']['sameMeaning']): Meanings {
  const made =
    known.get(sameMeaning) ??
    new Map(
      Object.entries(sameMeaning).map(([phrase, others]) => [formsOf(phrase).join(' '), others.map(formsOf)]),
    );
  known.set(sameMeaning, made);
  return made;
}

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

/** Scores by position, and the positions that have one. */
export interface Scores {
  at: Float64Array;
  positions: readonly number[];
}

export const noScores: Scores = { at: new Float64Array(0), positions: [] };

/** Scores the tools that meet so many needs. */
function scoreTools({ text, tools }: ToolIndex, { needs, weak }: ParsedWords, { counts, most }: Met): Scores {
  if (most === 0) return noScores;
  // What the editors' list names for a phrase says more than the phrase itself.
  const replaced = new Set(needs.flatMap(({ phrases: [own = []], isMapped }) => (isMapped ? own : [])));
  const forms = [...new Set([...needs.flatMap(({ phrases }) => phrases.flat()), ...weak])];
  const weakForms = new Set(weak);
  const at = new Float64Array(tools.length);
  const positions: number[] = [];
  text.search(forms.join(' '), {
    ...options,
    boostTerm: (form) => (weakForms.has(form) ? 0.3 : replaced.has(form) ? 0.4 : 1),
    boostDocument: (position: number) => (counts[position] === most ? 1 : 0),
    // Taken here and refused, so that MiniSearch does not sort tens of thousands of results for a page of twelve.
    filter: ({ id, score }) => {
      const position = id as number;
      const prominence = 1 + 0.4 * (1 - position / tools.length);
      at[position] = score * (tools[position]?.isGone ? 0.5 : 1) * prominence;
      positions.push(position);
      return false;
    },
  });
  return { at, positions };
}

const longWord = 8;
const endingLength = 3;

/** The word that a word without any match is a typo of: the nearest, one of a name before others, then the most frequent. */
function correct({ text, spellings }: ToolIndex, word: string): string | undefined {
  const allowed = editsAllowed(word);
  if (allowed === 0) return undefined;
  const form = wordForm(word);
  const edits = new Map<string, number>();
  // The second finds 'record' for 'recordimg': a typo in an ending hides the form.
  const beginning = word.length < longWord ? form : word.slice(0, -endingLength);
  const spellingOf = (term: string) => (Object.hasOwn(spellings, term) ? (spellings[term] ?? term) : term);
  for (const one of new Set([form, beginning])) {
    eachWithForm(text, one, { fuzzy: 2, maxFuzzy: 2 }, (_, term) => {
      if (!edits.has(term))
        edits.set(term, Math.min(editDistance(word, spellingOf(term)), editDistance(word, term)));
    });
  }
  const least = Math.min(...edits.values());
  if (least > allowed) return undefined;
  const nearest = [...edits.keys()].filter((term) => edits.get(term) === least);
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
          .sort(([, a], [, b]) => b - a)
          .map(([term]) => term);
  return best === undefined ? undefined : spellingOf(best);
}

/** The tools that words find, and what was searched instead of typos. */
export interface WordHits {
  kind: 'all' | 'some';
  corrected?: string;
  scores: Scores;
  parsed: ParsedWords;
}

const isMissing = ({ word, phrases }: Need, found: ReadonlySet<string>) =>
  !word.includes(' ') && phrases.flat().every((form) => !found.has(form));

/**
 * Finds the tools that have every word of a text, a form of it, or what means the same; where no tool has every word, those
 * that have the most. A word that no tool has is corrected, unless `corrects` is false.
 */
export function searchWords(index: ToolIndex, text: string, corrects = true): WordHits {
  let parsed = parseWords(index, text);
  let met = countMet(index, parsed);
  const typos = corrects ? parsed.needs.filter((need) => isMissing(need, met.found)) : [];
  const corrections = typos.flatMap(({ word }) => {
    const corrected = correct(index, word);
    return corrected === undefined ? [] : [[word, corrected] as const];
  });
  let corrected: string | undefined;
  if (corrections.length > 0) {
    corrected = foldText(text).trim();
    for (const [word, by] of corrections) corrected = corrected.replace(word, by);
    parsed = parseWords(index, corrected);
    met = countMet(index, parsed);
  }
  const isPartial = met.most < parsed.needs.length;
  if (isPartial && met.most <= corrections.length) return { kind: 'some', scores: noScores, parsed };
  return {
    kind: isPartial ? 'some' : 'all',
    ...(corrected !== undefined && { corrected }),
    scores: scoreTools(index, parsed, met),
    parsed,
  };
}
