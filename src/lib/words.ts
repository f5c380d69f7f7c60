/** Most texts are, and need no normalizing. */
export const isAscii = (text: string) => !/[^ -~\n]/.test(text);

/** A text in lower-case letters without accents. */
export const foldText = (text: string) =>
  (isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** The words of a text, folded: its runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether each of some words begins one of the words of a text; false without words. */
export const areWordsIn = (inText: readonly string[], words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => inText.some((one) => one.startsWith(word)));

/** Whether each of some words begins a word of the text; false without words. */
export const hasWords = (text: string, words: readonly string[]): boolean => areWordsIn(wordsOf(text), words);

/** A part of a text: one of the words, or what is between them. */
interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** What follows a letter in a decomposed text: accents, and the rest of a Korean syllable. */
const marks = '[\\p{M}\\u1160-\\u11ff]*';

const patterns = new WeakMap<readonly string[], RegExp>();

/** Finds words at the beginning of a word; made once for each list of words. */
function patternOf(words: readonly string[]): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  // Longer words first: of two that begin alike, the longer one is marked. Words are letters and digits: nothing to escape.
  const alternatives = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/./gu, `$&${marks}`))
    .join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(${alternatives})`, 'giu');
  patterns.set(words, pattern);
  return pattern;
}

/** A text in parts: those that match one of the words (of `wordsOf`), with or without accents, at the beginning of a word, and those between them. */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  return text
    .normalize('NFD')
    .split(patternOf(words))
    .map((part, index) => ({ text: part.normalize(), isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
