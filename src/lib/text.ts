/** The text itself, or its first `most` characters (never half a surrogate pair) and an ellipsis. */
export function cutText(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
}

/** The first sentence of a text, with its full stop; the whole text when it has no other. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** An emoji of several characters, or one character with its marks. Not by Intl.Segmenter, which older Firefox lacks. */
const leadingCharacter = new RegExp('^(?:\\p{RGI_Emoji}|\\P{M}\\p{M}*)', 'v');

/** The first character of a text as readers see it (a grapheme), after white space; '' for an empty text. */
export function firstCharacter(text: string): string {
  const trimmed = text.trim();
  // Most names need no more. The other pattern takes some 25 ms to compile on a slow phone.
  if (/^\w(?![\u0080-\uffff])/.test(trimmed)) return trimmed.charAt(0);
  return leadingCharacter.exec(trimmed)?.[0] ?? '';
}

/** 'image-upscaling_tools' to 'Image Upscaling Tools': a slug as title-cased words. */
export function titleCaseSlug(slug: string): string {
  return slug
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Lower case with surrounding white space removed and inner white space and hyphens as one hyphen. */
export function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
}

/** '1 tool', '16 tools', '1,284 reviews': a count in en-US form with its noun. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

const counts = new Intl.NumberFormat('en-US');

/** 18402 to '18,402'. */
export const formatCount = (count: number): string => counts.format(count);
