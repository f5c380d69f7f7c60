import { inflateSync } from 'node:zlib';

import { palettePng } from './palettePng';

/** The chunks of a PNG by type. */
function chunksOf(png: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

/** Decodes the colours of a picture, row by row. */
function decode(png: Buffer): string[][] {
  const chunks = chunksOf(png);
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => {
      const place = rows[y * (width + 1) + 1 + x] ?? 0;
      return palette.toString('hex', place * 3, place * 3 + 3);
    }),
  );
}

const pixels = (...colours: string[]) => Buffer.from(colours.map((colour) => `${colour}ff`).join(''), 'hex');

test('a picture of few colours keeps each of them', async () => {
  const png = await palettePng(pixels('ffffff', '4f46e5', '4f46e5', '17171c', 'ffffff', '17171c'), 3, 2);
  expect(decode(png)).toEqual([
    ['ffffff', '4f46e5', '4f46e5'],
    ['17171c', 'ffffff', '17171c'],
  ]);
});

test('of more than 256 colours the most used stay, the others become the nearest', async () => {
  const shades = Array.from({ length: 256 }, (_, shade) => shade.toString(16).padStart(2, '0').repeat(3));
  const png = await palettePng(pixels(...shades, ...shades, '000001', 'fffffe'), 2, 257);
  expect(decode(png).flat().slice(-2)).toEqual(['000000', 'ffffff']);
  expect(decode(png).flat().slice(0, 256)).toEqual(shades);
});

test('image viewers can read it', async () => {
  const { Resvg } = await import('@resvg/resvg-js');
  const png = await palettePng(pixels('4f46e5'), 1, 1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><image width="2" height="2" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  const { pixels: shown } = new Resvg(svg).render();
  expect([...shown.subarray(0, 3)]).toEqual([0x4f, 0x46, 0xe5]);
});
