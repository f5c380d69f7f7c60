/** Serializes a JSON-LD node for a script element; `<` is escaped so that no text can close the element. */
export function serializeJsonLd(node: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...node }).replace(/</g, '\\u003c');
}
