/** A part of a text: plain, or a link to a path on the site. */
interface LinkedPart {
  text: string;
  to?: string;
}

const anyLink = /\[([^[\]]+)\]\((\/(?:tools|blog)\/[a-z\d]+(?:-[a-z\d]+)*)\)/g;

/**
 * Splits a text at its links to tools and articles, written as in Markdown: `[Cursor](/tools/cursor)`
 * (trust-15). All other markup, and links to anywhere else, stay plain text.
 */
export function splitLinks(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let from = 0;
  for (const { 0: link, 1: name = '', 2: to = '', index } of text.matchAll(anyLink)) {
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: name, to });
    from = index + link.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Replaces the links in a text with their names. */
export const withoutLinks = (text: string): string => text.replace(anyLink, '$1');
