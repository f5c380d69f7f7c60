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

const saysUnusable = (field: string, value: unknown) =>
  `${field}: ${cutText(JSON.stringify(value), shownCharacters)} is unusable`;

/** How many different entries of a list are not empty. */
const countGiven = (list: readonly unknown[]) =>
  new Set(
    list
      .filter((entry) => !isEmpty(entry))
      .map((entry) => (typeof entry === 'string' ? entry.trim() : JSON.stringify(entry))),
  ).size;

/**
 * Says which entries of a list are missing in what was read of it: those that `readList` reads nothing of,
 * and how many were left out as repetitions.
 */
function lostEntries(
  given: readonly unknown[],
  read: readonly unknown[],
  field: string,
  readList: (list: unknown[]) => unknown,
): string[] {
  const isUnusable = given.map((entry) => !isEmpty(entry) && isEmpty(readList([entry])));
  const unusable = given.flatMap((entry, index) =>
    isUnusable[index] ? [saysUnusable(`${field}.${index}`, entry)] : [],
  );
  const usable = countGiven(given.filter((_, index) => !isUnusable[index]));
  const repeated = usable - read.length;
  return repeated > 0
    ? [...unusable, `${field}: ${repeated} of ${usable} ${repeated === 1 ? 'repeats' : 'repeat'} another`]
    : unusable;
}

/** Says which parts of a given value are missing in what was read of it. */
function lostParts(given: unknown, read: unknown, field: string): string[] {
  if (isEmpty(given)) return [];
  if (Array.isArray(given) && Array.isArray(read)) {
    return given.flatMap((entry, index) => lostParts(entry, read[index], `${field}.${index}`));
  }
  if (isEmpty(read) && !(field === 'attributes' && readObject(given))) return [saysUnusable(field, given)];
  const [record, known] = [readObject(given), readObject(read)];
  if (!record || !known) return [];
  // What a record may have beside its known fields is the owner's own; an attribute may have any name.
  return Object.entries(record).flatMap(([key, value]) =>
    key in known || field === 'attributes' ? lostParts(value, known[key], `${field}.${key}`) : [],
  );
}

const valuesOf = (record: object) => new Map<string, unknown>(Object.entries(record));

/**
 * Says which fields of a raw record are given, but missing in the fields read of it, as 'field: what is
 * unusable'. `entity` is the complete one: its keys are the known fields, and its defaults may be given.
 * `parse` reads the fields of a record.
 */
export function unusableFields(
  raw: unknown,
  fields: object,
  entity: object,
  parse: (raw: unknown) => object | undefined,
): string[] {
  const record = readObject(raw) ?? {};
  const read = valuesOf(fields);
  const complete = valuesOf(entity);
  return Object.entries(record).flatMap(([field, given]) => {
    if (!complete.has(field)) return [];
    const known = read.get(field);
    const lost =
      Array.isArray(given) && Array.isArray(known) && given.length !== known.length
        ? lostEntries(given, known, field, (list) =>
            valuesOf(parse({ ...record, [field]: list }) ?? {}).get(field),
          )
        : lostParts(given, known, field);
    return lost.length > 0 && isDeepStrictEqual(given, complete.get(field)) ? [] : lost;
  });
}
