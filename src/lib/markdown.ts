/** A text on one line in which Markdown finds no markup, HTML or character reference. */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~!&]/g, '\\$&');
}

/** A Markdown link; the address is absolute, and percent-encoded where it could end the link. */
export function markdownLink(text: string, address: string): string {
  const target = address.replace(
    /[\s()<>\\]/g,
    (character) => `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return `[${escapeMarkdown(text)}](${target})`;
}
