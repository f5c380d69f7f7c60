import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { withCompressedForms } from './compressed';

/** Writes the files of a site. */
export interface SiteWriter {
  /** Writes a file and its precompressed variants at a path of the site; `bytes` counts what was written. */
  write: (address: string, content: string | Buffer) => Promise<void>;
  bytes: () => number;
}

/** Writes into a folder. Throws for a path that would be outside. */
export function createSiteWriter(folder: string): SiteWriter {
  const root = path.resolve(folder);
  let bytes = 0;
  return {
    bytes: () => bytes,
    write: async (address, content) => {
      const filePath = path.join(root, decodeURIComponent(address));
      if (!filePath.startsWith(root + path.sep)) {
        throw new Error(`${address} would lie outside ${folder}: a slug of the catalogue is to blame.`);
      }
      await mkdir(path.dirname(filePath), { recursive: true });
      for (const [name, form] of await withCompressedForms(filePath, content)) {
        bytes += Buffer.byteLength(form);
        await writeFile(name, form);
      }
    },
  };
}
