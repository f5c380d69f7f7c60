/** Returns whether the visitor has asked for reduced data usage; nothing is prefetched then. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
