import { getOwn } from '../../lib/getOwn';
import { readObject } from '../../lib/read';

/** A difference between two JSON values: its path ('' for the values themselves) and both values. */
export interface StateChange {
  path: string;
  before: unknown;
  after: unknown;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return Array.isArray(value) ? Object.fromEntries(value.entries()) : readObject(value);
}

/** Returns the smallest parts in which a state differs from the previous one. */
export function changesBetween(before: unknown, after: unknown, path = ''): StateChange[] {
  if (Object.is(before, after)) return [];
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  if (!one || !other || Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    changesBetween(getOwn(one, name), getOwn(other, name), path === '' ? name : `${path}.${name}`),
  );
}

/** Returns a value as JSON of at most some characters, or 'nothing' for undefined. */
export function shownValue(value: unknown, most = 120): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Describes a change: path, value before, value after. */
export function changeLine({ path, before, after }: StateChange): string {
  return `${path || 'the state'}: ${shownValue(before)} → ${shownValue(after)}`;
}

/** Describes the differences between two JSON values, one line each: path, expected value, actual value. */
export function differencesBetween(expected: unknown, actual: unknown): string[] {
  return changesBetween(expected, actual).map(
    ({ path, before, after }) =>
      `${path || 'the state'}: expected ${shownValue(before)}, got ${shownValue(after)}`,
  );
}
