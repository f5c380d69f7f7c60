/** The present as an ISO time. */
export function now(): string {
  return new Date().toISOString();
}

/** The hour of the visitor's clock, 0 to 23. */
export function localHour(): number {
  return new Date().getHours();
}
