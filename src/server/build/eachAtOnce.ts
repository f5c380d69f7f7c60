/** Calls an asynchronous function for every item, for so many of them at once; rejects when one of the calls does. */
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
