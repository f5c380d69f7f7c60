/** Returns the text of a chosen file; undefined if it cannot be read, for example because it was deleted. */
export async function readTextFile(file: File): Promise<string | undefined> {
  try {
    return await file.text();
  } catch {
    return undefined;
  }
}
