import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/** The cached image, else the one rendered by `draw`, which is then cached in `folder`. */
export async function keptOrDrawn(folder: string, picture: Picture, draw: () => Promise<Buffer>) {
  const file = path.join(folder, `${keyOf(picture)}.png`);
  if (existsSync(file)) return readFileSync(file);
  const image = await draw();
  mkdirSync(folder, { recursive: true });
  // Atomic, even when two builds run at once.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, image);
  renameSync(unfinished, file);
  return image;
}
