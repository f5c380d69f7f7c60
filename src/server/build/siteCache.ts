import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const digestLength = 32;

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Hashes texts and bytes, in their order; parts are delimited by their lengths. */
export function hashOfParts(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('hex');
}

/** A cached build result for one file of the site: what it was made from, and its bytes. */
export interface CacheEntry {
  /** Compared by the reader, which knows what the parts should have been made from. */
  about: Readonly<Record<string, unknown>>;
  parts: readonly Buffer[];
}

function pack({ about, parts }: CacheEntry): Buffer {
  const head = Buffer.from(JSON.stringify({ about, lengths: parts.map(({ length }) => length) }));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length);
  const body = Buffer.concat([size, head, ...parts]);
  return Buffer.concat([digestOf(body), body]);
}

/** Unpacks the entry in a file's bytes; undefined unless they are exactly those written. */
function unpack(bytes: Buffer): CacheEntry | undefined {
  const body = bytes.subarray(digestLength);
  if (body.length < 4 || !digestOf(body).equals(bytes.subarray(0, digestLength))) return undefined;
  const headEnd = 4 + body.readUInt32BE(0);
  const { about, lengths } = JSON.parse(body.toString('utf8', 4, headEnd)) as {
    about: CacheEntry['about'];
    lengths: number[];
  };
  let at = headEnd;
  const parts = lengths.map((length) => body.subarray(at, (at += length)));
  return { about, parts };
}

export interface SiteCache {
  /** Returns the entry of a file; undefined when it is missing or damaged. */
  read: (address: string) => CacheEntry | undefined;
  /** Replaces the entry of a file. */
  write: (address: string, entry: CacheEntry) => void;
  /** Removes the entries that were neither read nor written. */
  prune: () => void;
}

/**
 * A build cache with one entry for each file of the site, so that the folder does not grow with the number of
 * builds (delivery-35). Every entry carries its own SHA-256; a damaged one counts as missing (delivery-37).
 */
export function createSiteCache(folder: string): SiteCache {
  const used = new Set<string>();
  mkdirSync(folder, { recursive: true });
  const nameOf = (address: string) => {
    const name = hashOfParts(address).slice(0, 32);
    used.add(name);
    return name;
  };
  return {
    read: (address) => {
      try {
        return unpack(readFileSync(path.join(folder, nameOf(address))));
      } catch {
        return undefined;
      }
    },
    write: (address, entry) => {
      const file = path.join(folder, nameOf(address));
      // Atomic, even when two builds run at once.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, pack(entry));
      renameSync(unfinished, file);
    },
    prune: () => {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
    },
  };
}
