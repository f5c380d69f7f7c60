/**
 * For the elements of a page that are below the first window. Their styles are in the style sheet that the pages of a kind share;
 * until it is there they are not rendered (docs/adr/0011). What follows such an element in its column must be below the fold as well,
 * or it would move when the sheet arrives.
 */
export const belowFold = { 'data-below-fold': '' } as const;

/** Matches them. The shared style sheet has a rule for it where the classes end that it has all rules of. */
export const belowFoldSelector = '[data-below-fold]';
