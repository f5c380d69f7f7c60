let latest = 0;

/**
 * The present as an ISO time, later by at least a millisecond than any time it gave or heard of before: the
 * times in events so tell their order, also across tabs.
 */
export function now(): string {
  latest = Math.max(Date.now(), latest + 1);
  return new Date(latest).toISOString();
}

/** Farthest that the clock of another tab of this browser can be ahead, in milliseconds. */
const mostAhead = 60_000;

/** Takes note of an ISO time that another tab gave, so that what happens here from now on is later. */
export function heardTime(time: string): void {
  const heard = Date.parse(time);
  if (heard > latest && heard < Date.now() + mostAhead) latest = heard;
}

/** An ISO time that is not in the future: what a wrong clock once stored must not outrank what happens now. */
export function notAfterNow(time: string): string {
  const present = Date.now();
  return Date.parse(time) > present ? new Date(present).toISOString() : time;
}

/** The hour of the visitor's clock, 0 to 23. */
export function localHour(): number {
  return new Date().getHours();
}
