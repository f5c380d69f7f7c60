/** The words of a text: its letters and digits, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether each of some words begins a word of the text; false without words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const inText = wordsOf(text);
  return words.length > 0 && words.every((word) => inText.some((one) => one.startsWith(word)));
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text in parts: those that match one of the words, at the beginning of a word, and those between them. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  // Longer words first: of two that begin alike, the longer one is marked. Words are letters and digits: nothing to escape.
  const alternatives = words.toSorted((a, b) => b.length - a.length).join('|');
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives})`, 'giu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
