import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Picture } from './picture';

/** Another version of one of these draws another picture. */
const drawnBy = ['satori', '@resvg/resvg-js', '@fontsource/geist'].map((name) =>
  readFileSync(`node_modules/${name}/package.json`, 'utf8'),
);

function keyOf({ heading, at }: Picture): string {
  return createHash('sha256')
    .update(JSON.stringify([drawnBy, heading, at(0)]))
    .digest('hex');
}

/** The picture as it was drawn before, else as `draw` draws it now, which is then kept in `folder`. */
export async function keptOrDrawn(folder: string, picture: Picture, draw: () => Promise<Buffer>) {
  const file = path.join(folder, `${keyOf(picture)}.png`);
  if (existsSync(file)) return readFileSync(file);
  const image = await draw();
  mkdirSync(folder, { recursive: true });
  // Never half a file, even when two builds run at once.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, image);
  renameSync(unfinished, file);
  return image;
}
