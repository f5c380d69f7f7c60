/** The words of a text: its letters and digits, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether each of some words begins one of the words of a text; false without words. */
export const areWordsIn = (inText: readonly string[], words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => inText.some((one) => one.startsWith(word)));

/** Whether each of some words begins a word of the text; false without words. */
export const hasWords = (text: string, words: readonly string[]): boolean => areWordsIn(wordsOf(text), words);

/** A part of a text: one of the words, or what is between them. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** Finds words at the beginning of a word; made once for each list of words. */
function patternOf(words: readonly string[]): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  // Longer words first: of two that begin alike, the longer one is marked. Words are letters and digits: nothing to escape.
  const alternatives = words.toSorted((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives})`, 'giu');
  patterns.set(words, pattern);
  return pattern;
}

/** A text in parts: those that match one of the words, at the beginning of a word, and those between them. */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  return text
    .split(patternOf(words))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
