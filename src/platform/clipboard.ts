/** Puts a text on the clipboard; false where the browser has none, or forbids it. */
export async function copyText(text: string): Promise<boolean> {
  // A page without https has no clipboard.
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
