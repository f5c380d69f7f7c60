/** Paths in the theme's palette. Colour is never the only cue: the feature's name is beside it. */
export const featureColors: Readonly<Record<string, string>> = {
  visit: 'primary.main',
  catalogueApi: 'line.field',
  persistence: 'tintInk.ice',
  bookmarks: 'success.text',
  compare: 'warning.text',
  votes: 'star.on',
  theme: 'text.primary',
};

/** Returns the colour of a feature in the timeline and in the list of events. */
export const featureColor = (feature: string): string => featureColors[feature] ?? 'text.tertiary';
