/**
 * Returns the first `count`, in the order of `compare`, of the numbers from 0 to `size` - 1 that pass a test.
 * Does not sort all of them.
 */
export function firstBy(
  size: number,
  count: number,
  compare: (a: number, b: number) => number,
  passes: (number: number) => boolean,
): number[] {
  const most = Math.max(64, 4 * count);
  let best: number[] = [];
  let last: number | undefined;
  for (let number = 0; number < size; number++) {
    if (!passes(number) || (last !== undefined && compare(number, last) >= 0)) continue;
    best.push(number);
    if (best.length < most) continue;
    best = best.sort(compare).slice(0, count);
    last = best.at(-1);
  }
  return best.sort(compare).slice(0, count);
}
