const cleanups: (() => void)[] = [];

/** Has something called at the end of the current test, the newest first. */
export const atTestEnd = (cleanup: () => void) => void cleanups.push(cleanup);

/** To be called after each test. */
export function runCleanups(): void {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
}
