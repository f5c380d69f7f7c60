/** The limits of the search, in a separate module because they are loaded with it. */
export const searchLimits = {
  recentShown: 5,
  categories: 2,
  articles: 2,
  /** For each of categories, articles and pages, when the text is a single character. */
  forOneCharacter: 1,
  closeMatches: 3,
  /** The minimum milliseconds between two requests to an API host. */
  throttleMs: 100,
  /** Milliseconds from the last keystroke to the screen reader announcement. */
  statusMs: 300,
} as const;
