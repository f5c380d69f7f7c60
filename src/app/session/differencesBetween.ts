import { readObject } from '../../lib/read';

const shown = (value: unknown) => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
};

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return Array.isArray(value) ? Object.fromEntries(value.entries()) : readObject(value);
}

/** The differences of two JSON values, a line each: path, expected value, actual value. */
export function differencesBetween(expected: unknown, actual: unknown, path = ''): string[] {
  if (Object.is(expected, actual)) return [];
  const wanted = fieldsOf(expected);
  const found = fieldsOf(actual);
  if (!wanted || !found || Array.isArray(expected) !== Array.isArray(actual)) {
    return [`${path || 'the state'}: expected ${shown(expected)}, got ${shown(actual)}`];
  }
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  return [...names].flatMap((name) =>
    differencesBetween(wanted[name], found[name], path === '' ? name : `${path}.${name}`),
  );
}
