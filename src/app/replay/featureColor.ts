/** Paths in the theme's palette; the name of a feature stands beside its colour. */
const colors: Readonly<Record<string, string>> = {
  visit: 'primary.main',
  catalogueApi: 'line.field',
  persistence: 'line.strong',
  bookmarks: 'success.text',
  compare: 'warning.text',
  votes: 'star.main',
  theme: 'ink.main',
};

/** The colour of a feature in the timeline and in the list of events. */
export const featureColor = (feature: string): string => colors[feature] ?? 'text.tertiary';
