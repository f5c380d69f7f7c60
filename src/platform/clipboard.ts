/** Copies a text to the clipboard. Resolves to false if the browser has none or denies access. */
export async function copyText(text: string): Promise<boolean> {
  // Pages without HTTPS have no clipboard.
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
