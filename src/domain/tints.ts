/** The background colours of generated covers and letter tiles; the theme defines how they look. */
export const tints = ['indigo', 'sand', 'sage', 'rose', 'ice', 'stone'] as const;

export type Tint = (typeof tints)[number];
