/**
 * Matches characters without a glyph in Geist's files, which have Latin and Cyrillic letters, and
 * punctuation.
 */
const unknown =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\u0020-\u007e\u00a0-\u00ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2122]/gu;

/** Removes characters without a glyph, which would be rendered as empty boxes. */
export function drawableText(text: string): string {
  return text.normalize('NFC').replace(unknown, ' ').replace(/\s+/g, ' ').trim();
}
