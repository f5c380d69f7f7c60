import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const maxColours = 256;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The squared distance between two 24-bit RGB colours. */
function distance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
}

/** The nearest colour in a list; the first in case of a tie. */
function nearestOf(colours: readonly number[], colour: number): number {
  let nearest = 0;
  let least = Infinity;
  for (const candidate of colours) {
    const far = distance(candidate, colour);
    if (far >= least) continue;
    least = far;
    nearest = candidate;
  }
  return nearest;
}

/**
 * A palette of the most frequent colours, and each colour's index in it: its own, or that of the nearest
 * colour.
 */
function paletteOf(uses: ReadonlyMap<number, number>): { colours: number[]; indexOf: Map<number, number> } {
  const byUse = [...uses].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const colours = byUse.slice(0, maxColours);
  const indexOf = new Map(colours.map((colour, index) => [colour, index]));
  for (const colour of byUse.slice(maxColours)) {
    indexOf.set(colour, indexOf.get(nearestOf(colours, colour)) ?? 0);
  }
  return { colours, indexOf };
}

/** Runs of pixels with the same colour: the pixel at which each begins, and its colour. */
interface Runs {
  starts: Uint32Array;
  colours: Uint32Array;
  count: number;
}

/**
 * Buffers for images of up to `pixels` pixels, reused for one image after the other. Allocating them for each
 * image would make V8 mark its whole heap, a third of an image's time (docs/adr/0020).
 */
function arraysFor(pixels: number) {
  return {
    values: new Uint32Array(pixels),
    starts: new Uint32Array(pixels),
    colours: new Uint32Array(pixels),
    indexes: Buffer.alloc(pixels),
  };
}

let arrays = arraysFor(0);

/**
 * Finds the runs of an image by comparing pixels as 32-bit integers. Nearly all pixels equal their left
 * neighbour, so that the later steps loop over runs instead of pixels: a third of the time.
 */
function runsOf(pixels: Uint8Array, count: number): Runs {
  const { values, starts, colours } = arrays;
  // Copied because a 32-bit view needs aligned memory.
  new Uint8Array(values.buffer).set(pixels.subarray(0, count * 4));
  let runs = 0;
  for (let pixel = 0; pixel < count; pixel += 1) {
    if (pixel > 0 && values[pixel] === values[pixel - 1]) continue;
    const at = pixel * 4;
    starts[runs] = pixel;
    colours[runs] = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    runs += 1;
  }
  return { starts, colours, count: runs };
}

/** The pixel after the last one of a run. */
const endOf = ({ starts, count }: Runs, run: number, pixels: number) =>
  run + 1 < count ? (starts[run + 1] ?? 0) : pixels;

/** How many pixels have each colour. */
function countUses(runs: Runs, pixels: number): Map<number, number> {
  const uses = new Map<number, number>();
  for (let run = 0; run < runs.count; run += 1) {
    const colour = runs.colours[run] ?? 0;
    uses.set(colour, (uses.get(colour) ?? 0) + endOf(runs, run, pixels) - (runs.starts[run] ?? 0));
  }
  return uses;
}

/** The pixels as palette indexes; each row begins with its filter type, 0 for none. */
function indexedRows(
  runs: Runs,
  width: number,
  height: number,
  indexOf: ReadonlyMap<number, number>,
): Buffer {
  const indexes = arrays.indexes.subarray(0, width * height);
  for (let run = 0; run < runs.count; run += 1) {
    const index = indexOf.get(runs.colours[run] ?? 0) ?? 0;
    const end = endOf(runs, run, indexes.length);
    for (let pixel = runs.starts[run] ?? 0; pixel < end; pixel += 1) indexes[pixel] = index;
  }
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    indexes.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  }
  return rows;
}

/**
 * Encodes a PNG with a palette of at most 256 colours, a third of the size of one in full colour. Takes
 * opaque pixels of four bytes each (red, green, blue, and one that is ignored), row by row.
 */
export async function palettePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  if (arrays.values.length < width * height) arrays = arraysFor(width * height);
  const runs = runsOf(pixels, width * height);
  const { colours, indexOf } = paletteOf(countUses(runs, width * height));
  const rows = indexedRows(runs, width, height, indexOf);

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits a pixel, palette, the usual methods, not interlaced
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', await compress(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
