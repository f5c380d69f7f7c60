let latest = 0;

/** Milliseconds. */
let readClock = () => Date.now();

/** Makes the clock start at an ISO time and move by `stepMs` at each reading, whatever the real time. */
export function stepClock(startsAt: string, stepMs: number): void {
  let next = Date.parse(startsAt);
  readClock = () => {
    const time = next;
    next += stepMs;
    return time;
  };
}

/**
 * The current ISO time, or a millisecond after the latest time returned or observed if that is later (a hybrid logical
 * clock): events can be ordered by their times, also across tabs.
 */
export function now(): string {
  latest = Math.max(readClock(), latest + 1);
  return new Date(latest).toISOString();
}

/** How far the clock that stored a time can have been ahead, in milliseconds. */
const maxAheadMs = 60_000;

/**
 * Observes an ISO time from storage, so that `now()` will be later than it, and returns it. A time
 * too far in the future, stored by a wrong clock, becomes the current time.
 */
export function observeTime(time: string): string {
  const observed = Date.parse(time);
  const present = readClock();
  if (observed > present + maxAheadMs) return new Date(present).toISOString();
  if (observed > latest) latest = observed;
  return time;
}

/** ISO times of later years have a sign and more digits, and do not sort as texts. */
const latestUsable = Date.parse('9999-01-01');

/** Makes `now()` later than an ISO time of another open tab, however far ahead its clock is. Ignores what is no such time. */
export function followTime(time: string): void {
  const followed = Date.parse(time);
  if (followed > latest && followed < latestUsable) latest = followed;
}

/** The hour of the visitor's clock, 0 to 23. */
export function localHour(): number {
  return new Date(readClock()).getHours();
}
