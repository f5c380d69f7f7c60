import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mostColours = 256;

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
  const [red, green, blue] = [16, 8, 0].map((shift) => ((a >> shift) & 255) - ((b >> shift) & 255));
  return (red ?? 0) ** 2 + (green ?? 0) ** 2 + (blue ?? 0) ** 2;
}

/** A palette of the most used colours, and the palette index of every colour: its own or the nearest. */
function paletteOf(uses: ReadonlyMap<number, number>): { colours: number[]; indexOf: Map<number, number> } {
  const byUse = [...uses].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const colours = byUse.slice(0, mostColours);
  const indexOf = new Map(colours.map((colour, index) => [colour, index]));
  for (const colour of byUse.slice(mostColours)) {
    const nearest = colours.reduce((best, next) =>
      distance(next, colour) < distance(best, colour) ? next : best,
    );
    indexOf.set(colour, indexOf.get(nearest) ?? 0);
  }
  return { colours, indexOf };
}

/** How often each colour is used; long runs of one colour are counted at once. */
function countUses(colours: Uint32Array): Map<number, number> {
  const uses = new Map<number, number>();
  let start = 0;
  colours.forEach((colour, pixel) => {
    if (colours[pixel + 1] === colour) return;
    uses.set(colour, (uses.get(colour) ?? 0) + pixel + 1 - start);
    start = pixel + 1;
  });
  return uses;
}

/** The pixels as palette indexes; each row begins with its filter type, 0 for none. */
function indexedRows(colours: Uint32Array, width: number, indexOf: ReadonlyMap<number, number>): Buffer {
  const rows = Buffer.alloc(colours.length + colours.length / width);
  let last = -1;
  let index = 0;
  colours.forEach((colour, pixel) => {
    if (colour !== last) index = indexOf.get(colour) ?? 0;
    last = colour;
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  });
  return rows;
}

/**
 * A PNG with a palette of at most 256 colours, a third of the size of one in full colour. Takes opaque
 * pixels of four bytes each (red, green, blue, and one that is ignored), row by row.
 */
export async function palettePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const pixelColours = new Uint32Array(width * height).map((_, pixel) => view.getUint32(pixel * 4) >>> 8);
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
