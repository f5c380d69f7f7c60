/** How a body can be compressed, the better one first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** What each part of an Accept-Encoding header is worth, 0 to 1, by its name in small letters. */
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
 * The encoding in which to send a body that there is in `available` ones beside the plain form, by the
 * Accept-Encoding header (RFC 9110, 12.5.3); undefined is the plain form, also when the header refuses it.
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
