import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** High enough: the next levels gain a few per cent for several times the work. */
const brotliQuality = 9;

const compressible = /\.(?:html|json|xml|txt|webmanifest|svg)$/;

/** A file and its precompressed variants; none for small or already compressed files. */
export async function withCompressedForms(
  name: string,
  content: string | Buffer,
): Promise<[string, string | Buffer][]> {
  if (!compressible.test(name) || content.length < 1024) return [[name, content]];
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, options), toGzip(content)]);
  return [
    [name, content],
    [`${name}.br`, brotli],
    [`${name}.gz`, gzipped],
  ];
}
