import { randomFrom, wholeNumberBetween } from '../lib/sample';

let draw = () => Math.random();

/** Makes all random numbers from now on follow from a seed. */
export function seedRandom(seed: number): void {
  draw = randomFrom(seed);
}

/** A random integer from `from` to `to`, both included. */
export function randomInteger({ from, to }: { from: number; to: number }): number {
  return wholeNumberBetween(from, to, draw());
}

/** A new seed: a random integer of 31 bits. */
export function newSeed(): number {
  return randomInteger({ from: 1, to: 0x7fffffff });
}
