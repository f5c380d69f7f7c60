import type { SearchOptions, SearchResult } from 'minisearch';

import { editDistance } from '../../lib/editDistance';

import type { ToolIndex } from './searchIndex';
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

/** What a search for words finds: for each tool how many needs it meets, and its score. */
interface Hits {
  byId: Map<string, { met: number; score: number }>;
  /** The forms that some tool has, or has words that begin with them. */
  found: Set<string>;
}

function searchNeeds({ text, tools }: ToolIndex, { needs, weak }: ParsedWords): Hits {
  // What the editors' list names for a phrase says more than the phrase itself.
  const replaced = new Set(needs.flatMap(({ phrases: [own = []], isMapped }) => (isMapped ? own : [])));
  const forms = [...new Set([...needs.flatMap(({ phrases }) => phrases.flat()), ...weak])];
  const weakForms = new Set(weak);
  const found = new Set<string>();
  const byId = new Map<string, { met: number; score: number }>();
  const results: SearchResult[] = text.search(forms.join(' '), {
    ...options,
    boostTerm: (form) => (weakForms.has(form) ? 0.3 : replaced.has(form) ? 0.4 : 1),
  });
  for (const { id, score, queryTerms } of results) {
    for (const form of queryTerms) found.add(form);
    const has = new Set(queryTerms);
    const met = needs.filter(({ phrases }) =>
      phrases.some((phrase) => phrase.every((form) => has.has(form))),
    );
    if (met.length > 0) byId.set(id as string, { met: met.length, score });
  }
  for (const { id, position, isGone } of tools) {
    const hit = byId.get(id);
    if (hit) hit.score *= (isGone ? 0.5 : 1) * (1 + 0.4 * (1 - position / tools.length));
  }
  return { byId, found };
}

const longWord = 8;
const endingLength = 3;

/** The word that a word without any match is a typo of: the nearest, one of a name before others, then the most frequent. */
function correct({ text, spellings }: ToolIndex, word: string): string | undefined {
  const allowed = editsAllowed(word);
  if (allowed === 0) return undefined;
  const form = wordForm(word);
  const candidates = new Map<string, { edits: number; uses: number }>();
  // The second finds 'record' for 'recordimg': a typo in an ending hides the form.
  const beginning = word.length < longWord ? form : word.slice(0, -endingLength);
  const results = text.search([...new Set([form, beginning])].join(' '), {
    ...options,
    prefix: false,
    fuzzy: 2,
    maxFuzzy: 2,
  });
  for (const { match } of results) {
    for (const [term, fields] of Object.entries(match)) {
      const known = candidates.get(term);
      const spelling = Object.hasOwn(spellings, term) ? (spellings[term] ?? term) : term;
      const edits = known?.edits ?? Math.min(editDistance(word, spelling), editDistance(word, term));
      const isName = fields.includes('name');
      candidates.set(term, { edits, uses: (known?.uses ?? 0) + (isName ? 1000 : 1) });
    }
  }
  const [best] = [...candidates]
    .filter(([, { edits }]) => edits <= allowed)
    .sort(([, a], [, b]) => a.edits - b.edits || b.uses - a.uses);
  return best && (Object.hasOwn(spellings, best[0]) ? spellings[best[0]] : best[0]);
}

/** The tools that words find, and what was searched instead of typos. */
export interface WordHits {
  kind: 'all' | 'some';
  corrected?: string;
  /** The score of each tool by its id. */
  scores: ReadonlyMap<string, number>;
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
  let hits = searchNeeds(index, parsed);
  const typos = corrects ? parsed.needs.filter((need) => isMissing(need, hits.found)) : [];
  const corrections = typos.flatMap(({ word }) => {
    const corrected = correct(index, word);
    return corrected === undefined ? [] : [[word, corrected] as const];
  });
  let corrected: string | undefined;
  if (corrections.length > 0) {
    corrected = foldText(text).trim();
    for (const [word, by] of corrections) corrected = corrected.replace(word, by);
    parsed = parseWords(index, corrected);
    hits = searchNeeds(index, parsed);
  }
  const most = Math.max(0, ...[...hits.byId.values()].map(({ met }) => met));
  const isGuess = most < parsed.needs.length && most <= corrections.length;
  if (isGuess) return { kind: 'some', scores: new Map(), parsed };
  const scores = [...hits.byId]
    .filter(([, { met }]) => met === most)
    .map(([id, { score }]) => [id, score] as const);
  return {
    kind: most < parsed.needs.length ? 'some' : 'all',
    ...(corrected !== undefined && { corrected }),
    scores: new Map(scores),
    parsed,
  };
}
