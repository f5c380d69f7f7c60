import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { careful, compress, type CompressedForms, decompress, isCompressible, quick } from './compressed';
import { type CacheEntry, hashOfParts, type SiteCache } from './siteCache';

/** Writes the files of a site. */
export interface SiteWriter {
  /** Writes a file and its precompressed variants at a path of the site; what it gives is what the cache needs to know. */
  write: (address: string, content: string | Buffer, about?: CacheEntry['about']) => Promise<void>;
  /** Writes a file again from its cache entry. */
  writeAgain: (address: string, entry: CacheEntry) => Promise<void>;
  /** Writes the precompressed variants of a file that is there already; `name` is the same in every build. */
  writeForms: (file: string, name: string, content: Buffer, level: number) => Promise<void>;
  /** How much was written. */
  bytes: () => number;
}

/** The pages of single records, of which a catalogue has thousands, and the data of all pages. */
const isOfMany = /^\/(?:tools|versus|blog)\/[^/]+\/index\.html$|^\/assets\/page-data\//;

/** Writes into a folder. Throws for a path that would be outside. */
export function createSiteWriter(folder: string, cache?: SiteCache): SiteWriter {
  const root = path.resolve(folder);
  let bytes = 0;
  const put = async (file: string, content: Buffer) => {
    bytes += content.length;
    await writeFile(file, content);
  };
  const placeOf = async (address: string) => {
    const file = path.join(root, decodeURIComponent(address));
    if (!file.startsWith(root + path.sep)) {
      throw new Error(`${address} would lie outside ${folder}: a slug of the catalogue is to blame.`);
    }
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };
  const putForms = async (file: string, { brotli, gzipped }: CompressedForms) => {
    await put(`${file}.br`, brotli);
    await put(`${file}.gz`, gzipped);
  };
  /** The forms in the cache if they are those of this content, else new ones, which are then cached. */
  const formsOf = async (name: string, content: Buffer, level: number, about: CacheEntry['about']) => {
    const hash = hashOfParts(content);
    const entry = cache?.read(name);
    const [brotli, gzipped] = entry?.parts ?? [];
    const isSame = entry?.about.content === hash && entry.about.level === level;
    const forms = isSame && brotli && gzipped ? { brotli, gzipped } : await compress(content, level);
    const known = { ...about, content: hash, level };
    if (JSON.stringify(entry?.about) !== JSON.stringify(known)) {
      cache?.write(name, { about: known, parts: [forms.brotli, forms.gzipped] });
    }
    return forms;
  };
  const write: SiteWriter['write'] = async (address, text, about = {}) => {
    const file = await placeOf(address);
    const content = Buffer.from(text);
    await put(file, content);
    if (!isCompressible(file, content.length)) return;
    const level = isOfMany.test(address) ? quick : careful;
    await putForms(file, await formsOf(address, content, level, about));
  };
  return {
    bytes: () => bytes,
    write,
    writeAgain: async (address, { parts: [brotli, gzipped] }) => {
      if (!brotli || !gzipped) throw new Error(`The cache has no page for ${address}.`);
      const file = await placeOf(address);
      await put(file, await decompress(brotli));
      await putForms(file, { brotli, gzipped });
    },
    writeForms: async (file, name, content, level) => {
      if (isCompressible(file, content.length)) await putForms(file, await formsOf(name, content, level, {}));
    },
  };
}
