import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ShareImageOptions } from './shareImages/shareImages';
import type { SiteCatalogue, SiteSettings } from './siteFile';
import { siteFiles } from './siteFiles';

/** Where a file with this address belongs in the folder of the site; throws when that would be outside. */
function placeIn(folder: string, address: string): string {
  const root = path.resolve(folder);
  const place = path.join(root, decodeURIComponent(address));
  if (!place.startsWith(root + path.sep)) {
    throw new Error(`The file ${address} would lie outside ${folder}: a slug of the catalogue is to blame.`);
  }
  return place;
}

/** Writes the files of `siteFiles` into the folder of the built site; gives how many there were. */
export async function writeSiteFiles(
  folder: string,
  catalogue: SiteCatalogue,
  settings: SiteSettings,
  options: ShareImageOptions = {},
): Promise<number> {
  let count = 0;
  for await (const { path: address, content } of siteFiles(catalogue, settings, options)) {
    const place = placeIn(folder, address);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
    count += 1;
  }
  return count;
}
