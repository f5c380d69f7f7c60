/** The site's own files beside the pages of records, with their compressed forms. */
const ownFiles = /^(?:index\.html|feed\.(?:xml|json))(?:\.br|\.gz)?$/i;

/** A file's name takes 255 bytes at most; that of a comparison holds the slugs of two tools. */
const maxBytes = { tool: 120, post: 240 };

/** The mistake in the slug of a record that no page can have as its name (delivery-63); undefined where one can. */
export function slugMistake(kind: keyof typeof maxBytes, slug: string): string | undefined {
  const isName =
    // Hosts send no hidden files, and the folders `.` and `..` are those of other pages.
    !slug.startsWith('.') &&
    !/[/\\\p{Cc}\p{Cs}]/u.test(slug) &&
    !ownFiles.test(slug) &&
    Buffer.byteLength(slug) <= maxBytes[kind];
  return isName ? undefined : `slug: ${JSON.stringify(slug)} cannot name a page (docs/content.md)`;
}
