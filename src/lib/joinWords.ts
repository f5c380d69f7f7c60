/** Joins texts as a list in a sentence: 'a', 'a and b', 'a, b and c'; '' for none. */
export function joinWords(words: readonly string[], last = 'and'): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1] ?? ''}`;
}
