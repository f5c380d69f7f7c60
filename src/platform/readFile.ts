/** The text of a file that the visitor chose; undefined when it cannot be read, such as one deleted meanwhile. */
export async function readTextFile(file: File): Promise<string | undefined> {
  try {
    return await file.text();
  } catch {
    return undefined;
  }
}
