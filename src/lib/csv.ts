/**
 * Matches what a spreadsheet takes for the start of a formula, also in full-width characters and after white
 * space.
 */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Returns rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. A cell that a
 * spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
