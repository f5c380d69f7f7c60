import { tints } from '../domain/tints';

/**
 * Each arrangement defines the heights of the objects, which one is filled, and the heights of the plain
 * books to their left and right.
 */
const arrangements = [
  { heights: [1, 1.7, 1, 1, 1.4], filled: 2, fill: 'accent', books: [[1.5, 1.2], [1.4]] },
  { heights: [1.6, 1.6, 1, 1.3, 1], filled: 1, fill: 'ink', books: [[], [1.5, 1.7, 1.3]] },
  { heights: [1, 1.2, 1.6, 1, 1.3], filled: 1, fill: 'accent', books: [[1.7, 1.4, 1.6], []] },
  { heights: [1.5, 1, 1.5, 1, 1], filled: 3, fill: 'ink', books: [[1.3], [1.6, 1.4]] },
  { heights: [1, 1.4, 1, 1.7, 1], filled: 0, fill: 'ink', books: [[1.6, 1.7], [1.2]] },
  { heights: [1.7, 1, 1.2, 1, 1.5], filled: 0, fill: 'accent', books: [[1.4], [1.7, 1.5]] },
] as const;

function hash(text: string) {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003;
  return sum;
}

/** Returns the arrangement for a seed: the same seed always gives the same tint and objects. */
export function coverArrangement(seed: string) {
  const sum = hash(seed);
  return {
    ...(arrangements[sum % arrangements.length] ?? arrangements[0]),
    tint: tints[Math.floor(sum / 7) % tints.length] ?? tints[0],
  };
}
