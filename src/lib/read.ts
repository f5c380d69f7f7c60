/** Readers of values whose type is not known: each gives the value in its right type, or undefined. */

/** A plain object, else undefined. */
export function readObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/**
 * A text with surrounding white space removed and halves of a character replaced, which no URL can have; a finite number as its
 * digits; else undefined.
 */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim().replace(/\p{Cs}/gu, '\ufffd');
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** A text that is not empty, else undefined. */
export function readFilledText(value: unknown): string | undefined {
  const text = readText(value);
  return text === '' ? undefined : text;
}

/** A filled text that can be the key of a record; `__proto__` cannot, since it means something else there. */
export function readKey(value: unknown): string | undefined {
  const text = readFilledText(value);
  return text === '__proto__' ? undefined : text;
}

/** A list of filled texts without repetitions; a single text counts as a list of one; else undefined. */
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

/** A finite number, also from a text such as '4.5'; else undefined. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A whole number that is not negative, rounded down; else undefined. */
export function readCount(value: unknown): number | undefined {
  const number = readNumber(value);
  return number === undefined || number < 0 ? undefined : Math.floor(number);
}

/** true or false, also as the texts 'true' and 'false'; else undefined. */
export function readBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/** A point in time as an ISO text, from a date text, in UTC where it names no zone, or milliseconds since 1970; else undefined. */
export function readTime(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  // Z behind a zone's name makes no date, but behind an offset it would replace it.
  const inUtc = typeof value === 'string' && !/:.*[+-]/.test(value) ? Date.parse(`${value}Z`) : NaN;
  const date = new Date(Number.isNaN(inUtc) ? value : inUtc);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
