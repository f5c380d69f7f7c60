/** Bits in an integer, and so the longest word that `byBits` can handle. */
const bits = 32;

/** By character code: a bitmask of its positions in the shorter word; all zeros between calls. */
const places = new Int32Array(0x10000);

/**
 * Computes the distance to a word of up to 32 letters with bit-parallel rows: each step updates a whole row
 * of the table in `byTable`, kept as bitmasks of differences (Hyyrö, A Bit-Vector Algorithm for Computing
 * Levenshtein and Damerau Edit Distances, 2003). Takes a fifth of the time for words of usual length.
 */
function byBits(short: string, long: string): number {
  for (let i = 0; i < short.length; i++) {
    const letter = short.charCodeAt(i);
    places[letter] = (places[letter] ?? 0) | (1 << i);
  }
  const last = 1 << (short.length - 1);
  let [more, fewer, same, before, edits] = [-1, 0, 0, 0, short.length];
  for (let j = 0; j < long.length; j++) {
    const here = places[long.charCodeAt(j)] ?? 0;
    const swapped = ((~same & here) << 1) & before;
    same = swapped | (((here & more) + more) ^ more) | here | fewer;
    const moreAcross = fewer | ~(same | more);
    const fewerAcross = same & more;
    if (moreAcross & last) edits++;
    else if (fewerAcross & last) edits--;
    const shifted = (moreAcross << 1) | 1;
    more = (fewerAcross << 1) | ~(same | shifted);
    fewer = shifted & same;
    before = here;
  }
  for (let i = 0; i < short.length; i++) places[short.charCodeAt(i)] = 0;
  return edits;
}

/** Computes the distance with the usual dynamic-programming table, of which only three rows are kept. */
function byTable(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, previous] = [previous, row];
  }
  return previous[b.length] ?? 0;
}

/**
 * Counts the letters to insert, delete, replace or swap with a neighbour to turn one word into the other
 * (optimal string alignment distance); Infinity when that is more than `most`.
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short === '') return long.length;
  const edits = short.length > bits ? byTable(short, long) : byBits(short, long);
  return edits > most ? Infinity : edits;
}
