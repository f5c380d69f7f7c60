/** What Geist's files hold: Latin and Cyrillic letters, and the signs that stand between them. */
const unknown =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\u0020-\u007e\u00a0-\u00ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2122]/gu;

/** A text without the characters that would be drawn as empty boxes; '' when it is all of these. */
export function drawableText(text: string): string {
  return text.normalize('NFC').replace(unknown, ' ').replace(/\s+/g, ' ').trim();
}
