/** Paths in the theme's palette; the name of a feature stands beside its colour. */
export const featureColors: Readonly<Record<string, string>> = {
  visit: 'primary.main',
  catalogueApi: 'line.field',
  persistence: 'tintInk.ice',
  bookmarks: 'success.text',
  compare: 'warning.text',
  votes: 'star.on',
  theme: 'text.primary',
};

/** The colour of a feature in the timeline and in the list of events. */
export const featureColor = (feature: string): string => featureColors[feature] ?? 'text.tertiary';
