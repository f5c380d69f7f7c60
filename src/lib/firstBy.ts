/** The first `count` items of a list in an order, sorted, without sorting the rest of a long list. */
export function firstBy<Item>(
  items: Iterable<Item>,
  count: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  const most = Math.max(64, 4 * count);
  let best: Item[] = [];
  let last: Item | undefined;
  for (const item of items) {
    if (last !== undefined && compare(item, last) >= 0) continue;
    best.push(item);
    if (best.length < most) continue;
    best = best.sort(compare).slice(0, count);
    last = best.at(-1);
  }
  return best.sort(compare).slice(0, count);
}
