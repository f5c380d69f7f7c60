import { wholeNumberBetween } from '../lib/sample';

/** A random integer from `from` to `to`, both included. */
export function randomInteger({ from, to }: { from: number; to: number }): number {
  return wholeNumberBetween(from, to, Math.random());
}

/** A new seed: a random integer of 31 bits. */
export function newSeed(): number {
  return randomInteger({ from: 1, to: 0x7fffffff });
}
