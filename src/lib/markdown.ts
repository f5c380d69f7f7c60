/**
 * Escapes a text so that Markdown finds no markup, HTML or character references in it, and puts it on one
 * line.
 */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~!&]/g, '\\$&');
}

/**
 * Returns a Markdown link. The address is absolute; characters that could end the link are percent-encoded.
 */
export function markdownLink(text: string, address: string): string {
  const target = address.replace(
    /[\s()<>\\]/g,
    (character) => `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return `[${escapeMarkdown(text)}](${target})`;
}
