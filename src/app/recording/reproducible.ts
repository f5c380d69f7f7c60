import { stepClock } from '../../platform/clock';
import { seedRandom } from '../../platform/random';
import { reproducibleClock, reproducibleSession } from '../session/reproducibleSession';
import type { Session } from '../session/session';

let isReproducible = false;

/** Derives this visit's random numbers and times from a seed, to make recordings comparable (state-11). */
export function makeReproducible(seed: number): void {
  isReproducible = true;
  seedRandom(seed);
  stepClock(reproducibleClock.startsAt, reproducibleClock.stepMs);
}

/** Returns a session in the form in which it is written to a file. */
export function writtenSession(session: Session): Session {
  if (!isReproducible) return session;
  const { details, ...written } = reproducibleSession(session);
  return details ? { ...written, details: { ...details, startedAt: reproducibleClock.startsAt } } : written;
}
