/** Whether a text is printable ASCII (and line feeds). Most are, and need no Unicode normalization. */
export const isAscii = (text: string) => !/[^ -~\n]/.test(text);

/** Returns a text in lower case without accents. */
export const foldText = (text: string) =>
  (isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** Splits a text into words: its runs of letters and digits, in lower case without accents. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether each of `words` is a prefix of a word in `inText`; false when there are no words. */
export const areWordsIn = (inText: readonly string[], words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => inText.some((one) => one.startsWith(word)));

/** Whether each of `words` is a prefix of a word in the text; false when there are no words. */
export const hasWords = (text: string, words: readonly string[]): boolean => areWordsIn(wordsOf(text), words);

/** A part of a text: one of the words, or what is between them. */
interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** Matches what may follow a letter in decomposed text: accents, and the rest of a Korean syllable. */
const marks = '[\\p{M}\\u1160-\\u11ff]*';

const patterns = new WeakMap<readonly string[], RegExp>();

/** Returns the pattern that finds words at the beginning of a word; memoized by list of words. */
function patternOf(words: readonly string[]): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  // Longer words first: of two with the same beginning, the longer one is marked. Words are letters and
  // digits, so nothing has to be escaped.
  const alternatives = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/./gu, `$&${marks}`))
    .join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(${alternatives})`, 'giu');
  patterns.set(words, pattern);
  return pattern;
}

/**
 * Splits a text into the parts that match one of the words (from `wordsOf`) at the beginning of a word,
 * ignoring accents, and the parts between them.
 */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  return text
    .normalize('NFD')
    .split(patternOf(words))
    .map((part, index) => ({ text: part.normalize(), isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
