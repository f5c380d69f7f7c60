/** The site's own files in the folders of records' pages, with their compressed variants. */
const ownFiles = /^(?:index\.html|feed\.(?:xml|json))(?:\.br|\.gz)?$/i;

/** File names are limited to 255 bytes; that of a comparison contains the slugs of two tools. */
const maxBytes = { tool: 120, post: 240 };

/**
 * Returns the mistake in a slug that no page can have as its name (delivery-63); undefined when it is valid.
 */
export function slugMistake(kind: keyof typeof maxBytes, slug: string): string | undefined {
  const isName =
    // Hosts serve no hidden files, and the folders `.` and `..` belong to other pages.
    !slug.startsWith('.') &&
    !/[/\\\p{Cc}\p{Cs}]/u.test(slug) &&
    !ownFiles.test(slug) &&
    Buffer.byteLength(slug) <= maxBytes[kind];
  return isName ? undefined : `slug: ${JSON.stringify(slug)} cannot name a page (docs/content.md)`;
}
