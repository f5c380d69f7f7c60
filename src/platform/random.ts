import { randomFrom, wholeNumberBetween } from '../lib/sample';

let draw = () => Math.random();

/** Derives all further random numbers from a seed. */
export function seedRandom(seed: number): void {
  draw = randomFrom(seed);
}

/** Returns a random integer between `from` and `to`, inclusive. */
export function randomInteger({ from, to }: { from: number; to: number }): number {
  return wholeNumberBetween(from, to, draw());
}

/** Returns a new seed: a random 31-bit integer. */
export function newSeed(): number {
  return randomInteger({ from: 1, to: 0x7fffffff });
}
