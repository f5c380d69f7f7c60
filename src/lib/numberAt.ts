/** The number at an index that is known to be inside the list: for arrays of numbers in loops. */
export const numberAt = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
