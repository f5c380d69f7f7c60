import { isFreeWord, isStopWord, isWeakForm, type SearchWords, wordForm, wordsOf } from './words';

/** One thing that a text asks for: a word, or phrases of which one is enough. Each phrase is a list of word forms. */
export interface Need {
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
const maxWords = 16;

/** A single word as it is typed, since a half word has no form: 'recor' is no form of 'record'. */
const halfWord = (words: readonly string[]) =>
  words.length === 1 && words.some((word) => wordForm(word) !== word) ? [[...words]] : [];

const formsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(wordForm);

/** Splits a text into what it needs: the longest phrases of the editors' list first, then words. */
export function parseWords({ sameMeaning }: SearchWords, text: string): ParsedWords {
  const meanings = meaningsByForm(sameMeaning);
  const spoken = wordsOf(text).slice(0, maxWords);
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

/** A word of one or two letters must be a whole word, and so must a short form of a longer one. */
const prefixFrom = 3;

/** Whether words that begin with a form are found too. */
export const isPrefix = (form: string) => form.length >= prefixFrom;

/** The forms that a text asks for, those that only order what is found left out. */
export const formsIn = ({ needs }: ParsedWords): string[] => needs.flatMap(({ phrases }) => phrases.flat());

/** Whether what has all forms of a phrase has those of another one. */
const includes = (phrase: readonly string[], other: readonly string[]) =>
  other.every((form) => phrase.some((one) => one === form || (isPrefix(form) && one.startsWith(form))));

/** The phrases that a need is met by, without those that find nothing more: 'writing' beside 'writ', or 'code edit' beside 'code'. */
export const widestPhrases = ({ phrases }: Need): string[][] =>
  phrases.filter(
    (phrase, at) =>
      !phrases.some(
        (other, place) => place !== at && includes(phrase, other) && (place < at || !includes(other, phrase)),
      ),
  );

/** How much the forms of a text weigh: what the editors' list names for a phrase says more than the phrase itself. */
export function formWeights(parsed: ParsedWords): Map<string, number> {
  const { needs, weak } = parsed;
  const replaced = new Set(needs.flatMap(({ phrases: [own = []], isMapped }) => (isMapped ? own : [])));
  const weakForms = new Set(weak);
  const forms = [...formsIn(parsed), ...weak];
  return new Map(forms.map((form) => [form, weakForms.has(form) ? 0.3 : replaced.has(form) ? 0.4 : 1]));
}
