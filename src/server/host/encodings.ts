/** The supported encodings, preferred first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Parses an Accept-Encoding header: the weights, 0 to 1, by encoding in lower case. */
function weightsIn(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return [name.trim(), Number(quality ?? 1)];
    }),
  );
}

/**
 * Negotiates the encoding of a body, available plain and in `available` ones, by the Accept-Encoding header
 * (RFC 9110, 12.5.3); undefined is the plain form, also when the header refuses it.
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  if (!header) return undefined;
  const weights = weightsIn(header);
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  let best: Encoding | undefined;
  for (const encoding of encodings) {
    const isBetter = weightOf(encoding) > (best ? weightOf(best) : 0);
    if (available.includes(encoding) && isBetter && weightOf(encoding) >= plain) best = encoding;
  }
  return best;
}
