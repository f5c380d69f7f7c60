/** The limits of the search, apart from the others because they load with it. */
export const searchLimits = {
  recentShown: 5,
  categories: 2,
  articles: 2,
  /** Categories, articles and pages each, for a text of one character. */
  forOneCharacter: 1,
  closeMatches: 3,
  /** Between two requests to an API host, in milliseconds. */
  throttleMs: 100,
  /** From a key to what a screen reader is told. */
  statusMs: 300,
} as const;
