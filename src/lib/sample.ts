/** Hashes texts and numbers to an unsigned 32-bit integer (FNV-1a), always the same for the same input. */
export function hashOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Returns a pseudorandom number generator (mulberry32): numbers from 0 up to 1, the same sequence for the
 * same seed.
 */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks up to `count` of the items in random order, none twice; the same sample for the same seed. */
export function pickSample<T>(items: readonly T[], count: number, seed: number): T[] {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Maps a random number from 0 up to 1 to an integer from `from` to `to`, both included. */
export function wholeNumberBetween(from: number, to: number, random: number): number {
  return from + Math.floor(random * (to - from + 1));
}
