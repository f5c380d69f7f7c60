/** The limits of the search, apart from the others because they load with it. */
export const searchLimits = {
  recentShown: 5,
  categories: 2,
  articles: 2,
  closeMatches: 3,
  /** From a key to the request, in milliseconds. */
  delayMs: 20,
  /** From a key to what a screen reader is told. */
  statusMs: 300,
} as const;
