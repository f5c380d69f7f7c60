/** Returns the text itself, or its first `most` characters (never half a surrogate pair) and an ellipsis. */
export function cutText(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`;
}

/**
 * Returns the first sentence of a text with its closing punctuation, or the whole text when no sentence ends
 * in it.
 */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** Replaces each tag of an HTML text with a space. Not a sanitizer: its result is not safe HTML. */
export const stripTags = (html: string): string => html.replace(/<[^<>]*>/g, ' ');

/** Counts the words in the text of HTML (blog-10). */
export const countWords = (html: string): number => stripTags(html).match(/\S+/g)?.length ?? 0;

/**
 * Matches an emoji sequence, or one character with its combining marks. Not `Intl.Segmenter`, which older
 * Firefox lacks.
 */
const leadingCharacter = new RegExp('^(?:\\p{RGI_Emoji}|\\P{M}\\p{M}*)', 'v');

/**
 * Returns the first character of a text as readers see it (a grapheme), ignoring leading white space; '' for
 * an empty text.
 */
export function firstCharacter(text: string): string {
  const trimmed = text.trim();
  // Enough for most names. The other pattern takes some 25 ms to compile on a slow phone.
  if (/^\w(?![\u0080-\uffff])/.test(trimmed)) return trimmed.charAt(0);
  return leadingCharacter.exec(trimmed)?.[0] ?? '';
}

/** Joins the texts that are not empty: '12 tools · Make pictures'. */
export const joinNonEmpty = (texts: readonly string[], separator = ' · '): string =>
  texts.filter((text) => text !== '').join(separator);

/** Whether two texts are the same but for case and the white space around them. */
export const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Turns a slug into title-cased words: 'image-upscaling_tools' to 'Image Upscaling Tools'. */
export function titleCaseSlug(slug: string): string {
  return slug
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * Returns a trimmed, lower-case text in which each run of white space, underscores and hyphens is one hyphen.
 */
export function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
}

/** Formats a count (en-US) with its noun: '1 tool', '16 tools', '1,284 reviews'. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

const counts = new Intl.NumberFormat('en-US');

/** Formats a count (en-US): 18402 as '18,402'. */
export const formatCount = (count: number): string => counts.format(count);
