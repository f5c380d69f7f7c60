import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);

/** Two per cent larger than level 9, in an eighth of the time (docs/adr/0020). */
export const quick = 6;

/**
 * A tenth smaller than `quick`, in fifteen times the time: for pages of single records, unless there are too
 * many.
 */
export const careful = 10;

/** A little smaller still, in forty times the time: for the pages where most visits begin, and the few files that every visit loads. */
export const thorough = 11;

const compressible = /\.(?:html|css|json|xml|txt|webmanifest|svg)$/;

/** Whether a file of the site gets compressed variants; small and already compressed files do not. */
export const isCompressible = (name: string, size: number): boolean => compressible.test(name) && size >= 256;

/** The variants of a compressible file. */
export interface CompressedVariants {
  brotli: Buffer;
  gzipped: Buffer;
}

/**
 * Returns brotli's smallest window that holds a content: a larger one takes more memory, and a fifth more
 * time for a page, but saves nothing.
 */
const windowFor = ({ length }: Buffer) => {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, 16), constants.BROTLI_DEFAULT_WINDOW);
};

const toBrotliAt = (content: Buffer, level: number) =>
  toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(content),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/**
 * Compresses with brotli at a level, and with gzip. If the brotli result is larger than `maxBytes`, it is
 * redone at the `careful` level.
 */
export async function compress(
  content: Buffer,
  level: number,
  maxBytes = Infinity,
): Promise<CompressedVariants> {
  const [brotli, gzipped] = await Promise.all([toBrotliAt(content, level), toGzip(content)]);
  const isTooLarge = brotli.length > maxBytes && level < careful;
  return { brotli: isTooLarge ? await toBrotliAt(content, careful) : brotli, gzipped };
}

/** Decompresses brotli. */
export const decompress = (brotli: Buffer): Promise<Buffer> => fromBrotli(brotli);
