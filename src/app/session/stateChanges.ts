import { readObject } from '../../lib/read';

/** A place where two JSON values differ: its path ('' for the values themselves), and what is there. */
export interface StateChange {
  path: string;
  before: unknown;
  after: unknown;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return Array.isArray(value) ? Object.fromEntries(value.entries()) : readObject(value);
}

/** The places where a state differs from the one before it, the smallest parts that differ. */
export function changesBetween(before: unknown, after: unknown, path = ''): StateChange[] {
  if (Object.is(before, after)) return [];
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  if (!one || !other || Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }];
  const own = (fields: Readonly<Record<string, unknown>>, name: string) =>
    Object.hasOwn(fields, name) ? fields[name] : undefined;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    changesBetween(own(one, name), own(other, name), path === '' ? name : `${path}.${name}`),
  );
}

/** A value as JSON of at most 120 characters; 'nothing' for undefined. */
function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

/** The change in words: path, value before, value after. */
export function changeLine({ path, before, after }: StateChange): string {
  return `${path || 'the state'}: ${shown(before)} → ${shown(after)}`;
}

/** The differences of two JSON values, a line each: path, expected value, actual value. */
export function differencesBetween(expected: unknown, actual: unknown): string[] {
  return changesBetween(expected, actual).map(
    ({ path, before, after }) => `${path || 'the state'}: expected ${shown(before)}, got ${shown(after)}`,
  );
}
