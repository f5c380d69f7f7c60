const blocks =
  /<(?:p|div|section|article|main|h[1-6]|ul|ol|dl|table|blockquote|pre|figure|hr|details)[\s/>]/i;
const lineBreaks = /<br[\s/>]/i;

/**
 * Wraps the lines of a plain-text body in paragraphs; a body with block elements is returned unchanged. The
 * result is not sanitized.
 */
export function withParagraphs(html: string): string {
  if (blocks.test(html)) return html;
  const keepsLines = lineBreaks.test(html);
  return html
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${keepsLines ? paragraph : paragraph.trim().replace(/\n/g, '<br>')}</p>`)
    .join('\n');
}
