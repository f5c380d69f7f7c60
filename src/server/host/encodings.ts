import Negotiator from 'negotiator';

/** The supported encodings, preferred first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Negotiates the encoding of a body that is available uncompressed and in `available` encodings, by the
 * Accept-Encoding header (RFC 9110, 12.5.3). Undefined means uncompressed, even when the header refuses that.
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const request = { headers: { 'accept-encoding': header } };
  const [best] = new Negotiator(request).encodings([...available, 'identity'], { preferred: encodings });
  return available.find((encoding) => encoding === best);
}
