import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Picture } from './picture';

/** Versions of these are part of the cache key. */
const drawnBy = ['satori', '@resvg/resvg-js', '@fontsource/geist'].map((name) =>
  readFileSync(`node_modules/${name}/package.json`, 'utf8'),
);

function keyOf({ heading, at }: Picture): string {
  return createHash('sha256')
    .update(JSON.stringify([drawnBy, heading, at(0)]))
    .digest('hex');
}

const digestOf = (image: Buffer) => createHash('sha256').update(image).digest();

/** The image of a cache file, which its SHA-256 precedes; undefined without a file, and for a damaged one. */
function keptImage(file: string): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const image = bytes.subarray(32);
  return digestOf(image).equals(bytes.subarray(0, 32)) ? image : undefined;
}

/** The cached image, else the one rendered by `draw`, which is then cached in `folder`. */
export async function keptOrDrawn(folder: string, picture: Picture, draw: () => Promise<Buffer>) {
  const file = path.join(folder, keyOf(picture));
  const kept = keptImage(file);
  if (kept) return kept;
  const image = await draw();
  mkdirSync(folder, { recursive: true });
  // Atomic, even when two builds run at once.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.concat([digestOf(image), image]));
  renameSync(unfinished, file);
  return image;
}
