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

/** The squared distance of two 24-bit RGB colours. */
function distance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
}

/** The colour of a list that is nearest to a colour; the first of several. */
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

/** A palette of the most used colours, and the palette index of every colour: its own or the nearest. */
function paletteOf(uses: ReadonlyMap<number, number>): { colours: number[]; indexOf: Map<number, number> } {
  const byUse = [...uses].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const colours = byUse.slice(0, maxColours);
  const indexOf = new Map(colours.map((colour, index) => [colour, index]));
  for (const colour of byUse.slice(maxColours)) {
    indexOf.set(colour, indexOf.get(nearestOf(colours, colour)) ?? 0);
  }
  return { colours, indexOf };
}

/** How often each colour is used; long runs of one colour are counted at once. */
function countUses(colours: Uint32Array): Map<number, number> {
  const uses = new Map<number, number>();
  let start = 0;
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    const colour = colours[pixel] ?? 0;
    if (colours[pixel + 1] === colour) continue;
    uses.set(colour, (uses.get(colour) ?? 0) + pixel + 1 - start);
    start = pixel + 1;
  }
  return uses;
}

/** The pixels as palette indexes; each row begins with its filter type, 0 for none. */
function indexedRows(colours: Uint32Array, width: number, indexOf: ReadonlyMap<number, number>): Buffer {
  const rows = Buffer.alloc(colours.length + colours.length / width);
  let last = -1;
  let index = 0;
  let at = 0;
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    if (pixel % width === 0) at += 1;
    const colour = colours[pixel] ?? 0;
    if (colour !== last) index = indexOf.get(colour) ?? 0;
    last = colour;
    rows[at] = index;
    at += 1;
  }
  return rows;
}

/** Each pixel as a 24-bit RGB colour. A plain loop, as the others here: callbacks took half of an image's time. */
function coloursOf(pixels: Uint8Array, count: number): Uint32Array {
  const colours = new Uint32Array(count);
  for (let pixel = 0, at = 0; pixel < count; pixel += 1, at += 4) {
    colours[pixel] = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
  }
  return colours;
}

/**
 * A PNG with a palette of at most 256 colours, a third of the size of one in full colour. Takes opaque
 * pixels of four bytes each (red, green, blue, and one that is ignored), row by row.
 */
export async function palettePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  const pixelColours = coloursOf(pixels, width * height);
  const { colours, indexOf } = paletteOf(countUses(pixelColours));
  const rows = indexedRows(pixelColours, width, indexOf);

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
    chunk('IDAT', await compress(rows, { level: 8 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
