/** The vertical scroll positions of this visit, in pixels, by the key of their history entry. */
export const scrollPositions = new Map<string, number>();
