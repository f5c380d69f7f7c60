import { isFreeWord, isStopWord, isWeakForm, type SearchWords, searchWordsOf, wordForm } from './words';

/**
 * One thing that a text asks for: a word, or alternative phrases of which one must match. Each phrase is a
 * list of word forms.
 */
export interface Need {
  word: string;
  phrases: string[][];
  /** Whether it is in the editors' word list. */
  isMapped: boolean;
}

/** A parsed search text. */
export interface ParsedWords {
  needs: Need[];
  /** Forms that only affect the ranking of the results. */
  weak: string[];
  wantsFree: boolean;
}

/** How many words of a text are searched for; the rest are ignored. */
const maxWords = 16;

/**
 * The word as typed, because a word that is only half typed has no reliable form: 'recor' is not a form of
 * 'record'.
 */
const halfWord = (words: readonly string[]) =>
  words.length === 1 && words.some((word) => wordForm(word) !== word) ? [[...words]] : [];

const formsOf = (text: string) =>
  searchWordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(wordForm);

/** Splits a text into needs: the longest phrases of the editors' list first, then single words. */
export function parseWords({ sameMeaning }: SearchWords, text: string): ParsedWords {
  const meanings = meaningsByForm(sameMeaning);
  const spoken = searchWordsOf(text).slice(0, maxWords);
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

function meaningsByForm(sameMeaning: SearchWords['sameMeaning']): Meanings {
  const made =
    known.get(sameMeaning) ??
    new Map(
      Object.entries(sameMeaning).map(([phrase, others]) => [formsOf(phrase).join(' '), others.map(formsOf)]),
    );
  known.set(sameMeaning, made);
  return made;
}

/** Shorter forms must match a whole word: prefixes of one or two letters would match too much. */
const prefixFrom = 3;

/** Whether a form also finds words that begin with it. */
export const isPrefix = (form: string) => form.length >= prefixFrom;

/** Returns the forms that a text asks for, without those that only affect the ranking. */
export const formsIn = ({ needs }: ParsedWords): string[] => needs.flatMap(({ phrases }) => phrases.flat());

/** Whether everything that matches a phrase also matches another one. */
const includes = (phrase: readonly string[], other: readonly string[]) =>
  other.every((form) => phrase.some((one) => one === form || (isPrefix(form) && one.startsWith(form))));

/**
 * Returns the phrases of a need without redundant ones, which match nothing more: 'writing' beside 'writ', or
 * 'code edit' beside 'code'.
 */
export const widestPhrases = ({ phrases }: Need): string[][] =>
  phrases.filter(
    (phrase, at) =>
      !phrases.some(
        (other, place) => place !== at && includes(phrase, other) && (place < at || !includes(other, phrase)),
      ),
  );

/**
 * Returns the weights of a text's forms: what the editors' list names for a phrase counts more than the
 * phrase itself.
 */
export function formWeights(parsed: ParsedWords): Map<string, number> {
  const { needs, weak } = parsed;
  const replaced = new Set(needs.flatMap(({ phrases: [own = []], isMapped }) => (isMapped ? own : [])));
  const weakForms = new Set(weak);
  const forms = [...formsIn(parsed), ...weak];
  return new Map(forms.map((form) => [form, weakForms.has(form) ? 0.3 : replaced.has(form) ? 0.4 : 1]));
}
