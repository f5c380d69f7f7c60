import { isDeepStrictEqual } from 'node:util';

import { readObject } from '../../lib/read';
import { cutText } from '../../lib/text';

/** The most characters of an unusable value that are shown. */
const shownCharacters = 60;

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null;
}

/** How many different entries of a list are not empty. */
const countGiven = (list: readonly unknown[]) =>
  new Set(
    list
      .filter((entry) => !isEmpty(entry))
      .map((entry) => (typeof entry === 'string' ? entry.trim() : JSON.stringify(entry))),
  ).size;

/** Says which parts of a given value are missing in what was read of it. */
function lostParts(given: unknown, read: unknown, field: string): string[] {
  if (isEmpty(given)) return [];
  if (Array.isArray(given) && Array.isArray(read)) {
    if (given.length === read.length) {
      return given.flatMap((entry, index) => lostParts(entry, read[index], `${field}.${index}`));
    }
    const count = countGiven(given);
    const lost = count - read.length;
    return lost > 0 ? [`${field}: ${lost} of ${count} ${lost === 1 ? 'is' : 'are'} unusable`] : [];
  }
  if (isEmpty(read) && !(field === 'attributes' && readObject(given))) {
    return [`${field}: ${cutText(JSON.stringify(given), shownCharacters)} is unusable`];
  }
  const [record, known] = [readObject(given), readObject(read)];
  if (!record || !known) return [];
  // What a record may have beside its known fields is the owner's own; an attribute may have any name.
  return Object.entries(record).flatMap(([key, value]) =>
    key in known || field === 'attributes' ? lostParts(value, known[key], `${field}.${key}`) : [],
  );
}

/**
 * Says which fields of a raw record are given, but missing in the fields read of it, as 'field: what is
 * unusable'. `entity` is the complete one: its keys are the known fields, and its defaults may be given.
 */
export function unusableFields(raw: unknown, fields: object, entity: object): string[] {
  const read = new Map<string, unknown>(Object.entries(fields));
  const complete = new Map<string, unknown>(Object.entries(entity));
  return Object.entries(readObject(raw) ?? {}).flatMap(([field, value]) => {
    if (!complete.has(field)) return [];
    const lost = lostParts(value, read.get(field), field);
    return lost.length > 0 && isDeepStrictEqual(value, complete.get(field)) ? [] : lost;
  });
}
