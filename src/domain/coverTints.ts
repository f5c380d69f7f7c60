/** The background colours of generated covers and letter tiles; the theme defines how they look. */
export const coverTints = ['indigo', 'sand', 'sage', 'rose', 'ice', 'stone'] as const;

export type CoverTint = (typeof coverTints)[number];
