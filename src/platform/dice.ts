import { wholeNumberBetween } from '../lib/sample';

/** A whole number from `from` to `to`, both included, by chance. */
export function roll({ from, to }: { from: number; to: number }): number {
  return wholeNumberBetween(from, to, Math.random());
}

/** A new seed: a whole number of 31 bits. */
export function newSeed(): number {
  return roll({ from: 1, to: 0x7fffffff });
}
