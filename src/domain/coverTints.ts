/** The background colours of drawn covers and of letter tiles; what they look like is in the theme. */
export const coverTints = ['indigo', 'sand', 'sage', 'rose', 'ice', 'stone'] as const;

export type CoverTint = (typeof coverTints)[number];
