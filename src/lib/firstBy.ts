/** Of the numbers from 0 to `size` that pass a test, the first `count` in an order, sorted, without sorting the others. */
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
