/**
 * Counts the letters to add, remove, change or swap with a neighbour to turn one word into another (optimal string
 * alignment); Infinity where that is more than `most`.
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let before: number[] = [];
  let previous: number[] = [];
  let row: number[] = [];
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const edits = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
      row[j] = edits;
      if (edits < least) least = edits;
    }
    // No further row has less: a swap skips a row, and costs the edit that this one has more at most.
    if (least > most) return Infinity;
    [before, previous, row] = [previous, row, before];
  }
  const edits = previous[b.length] ?? 0;
  return edits > most ? Infinity : edits;
}
