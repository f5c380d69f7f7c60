let latest = 0;

/** Returns the current time in milliseconds. */
let readClock = () => Date.now();

/** Makes the clock start at an ISO time and advance by `stepMs` per reading, regardless of real time. */
export function stepClock(startsAt: string, stepMs: number): void {
  let next = Date.parse(startsAt);
  readClock = () => {
    const time = next;
    next += stepMs;
    return time;
  };
}

/**
 * Returns the current ISO time or, if that is later, one millisecond after the latest time returned or
 * observed (a hybrid logical clock). So events can be ordered by time, even across tabs.
 */
export function now(): string {
  latest = Math.max(readClock(), latest + 1);
  return new Date(latest).toISOString();
}

/** How far ahead the clock that stored a time may have been, in milliseconds. */
const maxAheadMs = 60_000;

/**
 * Observes an ISO time from storage, so that `now()` will be later, and returns it. Returns the current time
 * instead if it is too far in the future, stored by a wrong clock.
 */
export function observeTime(time: string): string {
  const observed = Date.parse(time);
  const present = readClock();
  if (observed > present + maxAheadMs) return new Date(present).toISOString();
  if (observed > latest) latest = observed;
  return time;
}

/** ISO times of later years have a sign and more digits, so they do not sort as strings. */
const latestUsable = Date.parse('9999-01-01');

/**
 * Makes `now()` later than an ISO time from another open tab, however far ahead that tab's clock is. Ignores
 * invalid times.
 */
export function followTime(time: string): void {
  const followed = Date.parse(time);
  if (followed > latest && followed < latestUsable) latest = followed;
}

/** Returns the hour of the visitor's clock, 0 to 23. */
export function localHour(): number {
  return new Date(readClock()).getHours();
}
