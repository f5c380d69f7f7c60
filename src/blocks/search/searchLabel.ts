/** The label of the search overlay's field, and of the buttons that look like it. */
export const searchLabel = 'Search tools, categories and articles';
