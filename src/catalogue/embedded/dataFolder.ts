/**
 * The file that names the folder with the data files of the embedded catalogue. The name changes with the catalogue; in a script or a
 * page it would change these too, which visitors' browsers keep (docs/adr/0007).
 */
export const dataFolderFile = 'catalogue.json';

let known = '';

/** Reads where the data files are: an absolute URL that ends with a slash. Rejects when that cannot be read. */
export async function readDataFolder(): Promise<string> {
  const response = await fetch(new URL(`/${dataFolderFile}`, window.location.href), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${dataFolderFile} was answered with status ${response.status}.`);
  // A file of our own build.
  const { folder } = (await response.json()) as { folder: string };
  known = folder;
  return new URL(`/${folder}/`, window.location.href).href;
}

/** The content hash of the embedded catalogue that the page reads; '' until it has read something, and with an API host. */
export const catalogueVersion = (): string => known.split('/').at(-1) ?? '';
