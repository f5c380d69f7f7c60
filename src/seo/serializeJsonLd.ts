/** A structured-data node as the text of a script element; no text inside can end the element. */
export function serializeJsonLd(node: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...node }).replace(/</g, '\\u003c');
}
