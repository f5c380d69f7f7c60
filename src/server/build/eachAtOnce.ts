/** Calls an asynchronous function for every item, at most `atOnce` of them concurrently; rejects when one of the calls does. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  use: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await use(item);
    }),
  );
}
