/**
 * The file that names the folder with the embedded catalogue's data files. The folder's name changes with the
 * catalogue: inside scripts or pages, it would invalidate the copies in browsers' caches (docs/adr/0007).
 */
export const dataFolderFile = 'catalogue.json';

let known = '';

/** Reads the URL of the data folder: absolute, with a slash at the end. Rejects if it cannot be read. */
export async function readDataFolder(): Promise<string> {
  const response = await fetch(new URL(`/${dataFolderFile}`, window.location.href), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${dataFolderFile} was answered with status ${response.status}.`);
  // Not validated, because our own build wrote the file.
  const { folder } = (await response.json()) as { folder: string };
  known = folder;
  return new URL(`/${folder}/`, window.location.href).href;
}

/** Returns the content hash of the embedded catalogue; '' with an API host, and until something was read. */
export const catalogueVersion = (): string => known.split('/').at(-1) ?? '';
