/** Readers for untyped values: each returns the value in its expected type, or undefined. */

/** Reads a plain object, else undefined. */
export function readObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/**
 * Reads a text: trimmed, with lone surrogates replaced, since no URL can contain them. A finite number is
 * read as its digits; anything else is undefined.
 */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const text = value.trim();
    // Few texts have surrogates, and looking for any takes a quarter of the time of replacing the lone ones.
    return /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Cs}/gu, '\ufffd') : text;
  }
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** Reads a non-empty text, else undefined. */
export function readFilledText(value: unknown): string | undefined {
  const text = readText(value);
  return text === '' ? undefined : text;
}

/** Reads a non-empty text that can be a record's key: not `__proto__`, which would set the prototype. */
export function readKey(value: unknown): string | undefined {
  const text = readFilledText(value);
  return text === '__proto__' ? undefined : text;
}

/**
 * Reads a list of non-empty texts without duplicates; a single text counts as a list of one; else undefined.
 */
export function readTexts(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) {
    const single = readText(value);
    return single === undefined ? undefined : single === '' ? [] : [single];
  }
  const texts = new Set<string>();
  for (const entry of value) {
    const text = readFilledText(entry);
    if (text !== undefined) texts.add(text);
  }
  return [...texts];
}

/** Reads a finite number, also from a text such as '4.5'; else undefined. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Reads a non-negative number, rounded down to an integer; else undefined. */
export function readCount(value: unknown): number | undefined {
  const number = readNumber(value);
  return number === undefined || number < 0 ? undefined : Math.floor(number);
}

/** Reads a boolean, also from 'true' and 'false'; else undefined. */
export function readBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/**
 * Reads a point in time as ISO text, from milliseconds since 1970 or a date text of at most 100 characters
 * (UTC unless it names a zone); else undefined.
 */
export function readTime(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  // Looking for a zone in a text takes time in proportion to the square of its length.
  if (typeof value === 'string' && value.length > 100) return undefined;
  // Appending Z to a text that names a zone makes it invalid, so the text itself is parsed. After a numeric
  // offset, though, Z would override the offset: those are excluded.
  const inUtc = typeof value === 'string' && !/:.*[+-]/.test(value) ? Date.parse(`${value}Z`) : NaN;
  const date = new Date(Number.isNaN(inUtc) ? value : inUtc);
  if (Number.isNaN(date.getTime())) return undefined;
  const iso = date.toISOString();
  // Years of more than four digits have a sign, and would sort before all others.
  return iso.length === '2026-01-01T00:00:00.000Z'.length ? iso : undefined;
}
