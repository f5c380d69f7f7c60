import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { compress, type CompressedVariants, decompress, isCompressible, quick, thorough } from './compressed';
import { eachAtOnce } from './eachAtOnce';
import { type CacheEntry, hashOfParts, type SiteCache } from './siteCache';

export interface WriteOptions {
  /** What the cache stores about the file. */
  about?: CacheEntry['about'];
  /** Its cache key, the same in every build; its path in the site by default. */
  name?: string;
  /** Its compression level; derived from its path by default. */
  level?: number;
  /** The brotli size in bytes above which it is compressed carefully, whatever its level. */
  maxBytes?: number;
}

/** Writes the files of a site. */
export interface SiteWriter {
  /**
   * Writes a file and its precompressed variants at a path of the site, unless the previous build has left
   * the same there.
   */
  write: (address: string, content: string | Buffer, options?: WriteOptions) => Promise<void>;
  /** Writes a file from its cache entry, unless the previous build has left the same there. */
  writeAgain: (address: string, entry: CacheEntry) => Promise<void>;
  /** Copies the files of a folder whose names pass a test, unless they are already there. */
  copy: (from: string, isWanted: (name: string) => boolean) => Promise<void>;
  /** Removes the files of previous builds: those that this writer has not written. */
  removeOthers: () => void;
}

/** The data of pages, of which a catalogue has thousands. */
const isPageData = (address: string) => address.startsWith('/assets/page-data/');

/** Returns a file's stats; undefined when it does not exist. */
const statOf = (file: string) => stat(file).catch(() => undefined);

/**
 * Whether a file and its variants match a cache entry: the variants have the same bytes, and the file was not
 * modified after them.
 */
async function areInPlace(file: string, { brotli, gzipped }: CompressedVariants): Promise<boolean> {
  const [plain, compressed] = await Promise.all([statOf(file), statOf(`${file}.br`)]);
  if (!plain || compressed?.size !== brotli.length || plain.mtimeMs > compressed.mtimeMs) return false;
  const forms = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]).catch(() => undefined);
  return forms !== undefined && forms[0].equals(brotli) && forms[1].equals(gzipped);
}

/** Creates a writer into a folder. Writing throws for a path outside of it. */
export function createSiteWriter(folder: string, cache?: SiteCache): SiteWriter {
  const root = path.resolve(folder);
  const present = new Set<string>();
  const put = async (file: string, content: Buffer) => {
    present.add(file);
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
  /** Writes a file and its variants, unless they are already in place. */
  const putAll = async (file: string, forms: CompressedVariants, content: () => Buffer | Promise<Buffer>) => {
    if (await areInPlace(file, forms)) {
      for (const ending of ['', '.br', '.gz']) present.add(file + ending);
      return;
    }
    await put(file, await content());
    await put(`${file}.br`, forms.brotli);
    await put(`${file}.gz`, forms.gzipped);
  };
  /** Returns the cached variants if they are those of this content, else creates and caches them. */
  const variantsOf = async (
    name: string,
    content: Buffer,
    { level, maxBytes, about }: Pick<WriteOptions, 'maxBytes' | 'about'> & { level: number },
  ) => {
    const hash = hashOfParts(content);
    const entry = cache?.read(name);
    const [brotli, gzipped] = entry?.parts ?? [];
    const isSame = entry?.about.content === hash && entry.about.level === level;
    const forms =
      isSame && brotli && gzipped ? { brotli, gzipped } : await compress(content, level, maxBytes);
    const known = { ...about, content: hash, level };
    if (JSON.stringify(entry?.about) !== JSON.stringify(known)) {
      cache?.write(name, { about: known, parts: [forms.brotli, forms.gzipped] });
    }
    return forms;
  };
  /** Removes the files below a folder that were not written, and the folder itself when it is empty. */
  const removeBelow = (below: string): boolean => {
    const rest = readdirSync(below, { withFileTypes: true }).filter((entry) => {
      const file = path.join(below, entry.name);
      if (entry.isDirectory()) return removeBelow(file);
      if (!present.has(file)) rmSync(file);
      return present.has(file);
    });
    if (rest.length === 0) rmdirSync(below);
    return rest.length > 0;
  };
  return {
    write: async (address, text, { name = address, ...options } = {}) => {
      const file = await placeOf(address);
      const content = Buffer.from(text);
      if (!isCompressible(file, content.length)) return put(file, content);
      const level = options.level ?? (isPageData(address) ? quick : thorough);
      await putAll(file, await variantsOf(name, content, { ...options, level }), () => content);
    },
    writeAgain: async (address, { parts: [brotli, gzipped] }) => {
      if (!brotli || !gzipped) throw new Error(`The cache has no page for ${address}.`);
      await putAll(await placeOf(address), { brotli, gzipped }, () => decompress(brotli));
    },
    copy: async (from, isWanted) => {
      const entries = await readdir(from, { recursive: true, withFileTypes: true });
      const names = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
      await eachAtOnce(names.filter(isWanted), 8, async (name) => {
        const [source, file] = [path.join(from, name), path.join(root, name)];
        const [made, there] = await Promise.all([stat(source), statOf(file)]);
        present.add(file);
        // `utimes` keeps only milliseconds.
        if (there?.size === made.size && Math.abs(there.mtimeMs - made.mtimeMs) <= 1) return;
        await mkdir(path.dirname(file), { recursive: true });
        await copyFile(source, file);
        await utimes(file, made.atime, made.mtime);
      });
    },
    removeOthers: () => {
      removeBelow(root);
    },
  };
}
