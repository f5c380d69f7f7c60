let latest = 0;

/**
 * The present as an ISO time, later by at least a millisecond than any time it gave or accepted before: the
 * times in events so tell their order, also across tabs.
 */
export function now(): string {
  latest = Math.max(Date.now(), latest + 1);
  return new Date(latest).toISOString();
}

/** Farthest that the clock of another tab of this browser can be ahead, in milliseconds. */
const mostAhead = 60_000;

/**
 * An ISO time that another tab gave or the browser stored. What happens here from now on is later than it; a
 * time too far in the future for that, which a wrong clock once stored, becomes the present.
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
