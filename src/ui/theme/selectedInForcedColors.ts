/** Marks what is selected where the browser replaces the background that marks it otherwise. */
export const selectedInForcedColors = {
  '@media (forced-colors: active)': {
    '&, &:hover': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
} as const;
