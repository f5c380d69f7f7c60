/**
 * Props for elements below the fold (outside the initial viewport). Their styles are in the style sheet
 * shared by pages of a kind, and they are not rendered until it has loaded (docs/adr/0011). What follows such
 * an element in its column must also be below the fold, or it would shift when the sheet arrives.
 */
export const belowFold = { 'data-below-fold': '' } as const;

/**
 * Matches elements below the fold. In the shared style sheet, its rule comes after the classes with complete
 * rules.
 */
export const belowFoldSelector = '[data-below-fold]';
