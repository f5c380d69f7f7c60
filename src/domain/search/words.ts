import { foldText, isAscii } from '../../lib/words';

/** The editors' word list (docs/content.md). */
export interface SearchWords {
  /** By phrase: phrases with the same meaning, or that name what a task needs. */
  sameMeaning: Readonly<Record<string, readonly string[]>>;
  /** By phrase: the slugs of the tools that come first, for names that several tools share. */
  first: Readonly<Record<string, readonly string[]>>;
}

/** An empty word list. */
export const noSearchWords: SearchWords = { sameMeaning: {}, first: {} };

/** Folds a text and spells out the languages whose sign is no letter: 'C++' is 'cpp', and 'C#' is 'csharp'. */
const foldSearched = (text: string) =>
  foldText(text)
    .replace(/\bc\+\+/g, 'cpp')
    .replace(/\b([cf])#/g, '$1sharp');

/** Reduces a name to its letters and digits: 'Leonardo.ai' and 'leonardo ai' are the same. */
export const nameKey = (name: string) => foldSearched(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Matches words that are written with or without a hyphen or space. */
const joined = /\b(?:no[- ]code\b|e-(?=mail|commerce|book|learning)|to-do\b|open[- ]source\b)/g;

/**
 * Splits a text into words as the search sees them: its runs of letters and digits, in lower case without
 * accents, where 'no-code' and 'no code', 'e-mail', 'to-do', 'open-source', 'C++' and 'C#' are one word each.
 */
export function searchWordsOf(text: string): string[] {
  const folded = foldSearched(text).replace(joined, (word) => word.replace(/[- ]/, ''));
  return folded.match(isAscii(folded) ? /[a-z\d]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

const listOf = (words: string) => new Set(words.split(' '));

/** Words that say nothing about a tool; they are only indexed in names. */
const stopWords = listOf(
  'a about all am an and any anything are as at be been best better but by can could do does for from get give go ' +
    'good great has have he help helps her his how i if in into is it its know let like ll me more most my need ' +
    'needs no not of on one or our out please recommend s she should similar so some something t than that the ' +
    'their them there these they thing things this those to top turn until up us want was way we what when where ' +
    'which who whose why will with without would you your',
);

/**
 * Forms (as `wordForm` gives them) of words that nearly every tool has: they affect the ranking, but find
 * nothing.
 */
const weakWords = listOf(
  'ai app application artificial intelligenc softwar tool platform program servic product sit system solution ' +
    'make creat build us work onlin new latest modern easy simpl alternativ competit replacement substitut vs ' +
    'versus compar comparison differenc between instead',
);

/** Words that ask for a free plan. */
const freeWords = listOf('free gratis freeware costless');

/** Whether a folded word says nothing about a tool; see `stopWords`. */
export const isStopWord = (word: string) => stopWords.has(word);

/** Whether a folded word asks for a free plan. */
export const isFreeWord = (word: string) => freeWords.has(word);

/** Whether a word form says little; see `weakWords`. */
export const isWeakForm = (form: string) => weakWords.has(form);

/** The endings that distinguish forms of a word; the longer ones first. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/i[sz](?:ation|ing|er|ed|e)$/, 'iz'],
  [/(?<=.{4}[ts])ion$/, ''],
  [/(?:ing|ers?|or|ed|al)$/, ''],
];

function singular(word: string): string {
  if (word.length < 3 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:[sxz]|ch|sh)es$/.test(word) && word.length > 4 ? word.slice(0, -2) : word.replace(/s$/, '');
}

/** The minimum length of a form after an ending is removed. */
const shortest = 4;

/**
 * Stems a folded word: 'checking', 'checker' and 'checks' give 'check'. A stem need not be a word, only the
 * same for the index and the query.
 */
export function wordForm(word: string): string {
  const one = singular(word);
  for (const [ending, by] of endings) {
    if (!ending.test(one)) continue;
    const stem = one.replace(ending, by);
    const undoubled = stem.replace(/([bdgklmnprt])\1$/, '$1');
    if (undoubled !== stem && stem.length >= shortest) return undoubled;
    if (stem.length >= shortest) return stem;
    if (stem.length === shortest - 1 && one.length > shortest) return `${stem}e`;
  }
  return one.length > shortest && one.endsWith('e') ? one.slice(0, -1) : one;
}
