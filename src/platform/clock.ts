let latest = 0;

/**
 * The current ISO time, at least a millisecond later than every time returned or accepted before, so that events
 * can be ordered by their times, also across tabs.
 */
export function now(): string {
  latest = Math.max(Date.now(), latest + 1);
  return new Date(latest).toISOString();
}

/** How far the clock of another tab of this browser can be ahead, in milliseconds. */
const mostAhead = 60_000;

/**
 * Accepts an ISO time from another tab or from storage: `now()` will be later than it. A time too far in the
 * future, stored by a wrong clock, becomes the current time.
 */
export function acceptTime(time: string): string {
  const accepted = Date.parse(time);
  const present = Date.now();
  if (accepted > present + mostAhead) return new Date(present).toISOString();
  if (accepted > latest) latest = accepted;
  return time;
}

/** The hour of the visitor's clock, 0 to 23. */
export function localHour(): number {
  return new Date().getHours();
}
