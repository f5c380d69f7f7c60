import Negotiator from 'negotiator';

/** The supported encodings, preferred first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Negotiates the encoding of a body, available plain and in `available` ones, by the Accept-Encoding header
 * (RFC 9110, 12.5.3); undefined is the plain form, also when the header refuses it.
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const request = { headers: { 'accept-encoding': header } };
  const [best] = new Negotiator(request).encodings([...available, 'identity'], { preferred: encodings });
  return available.find((encoding) => encoding === best);
}
