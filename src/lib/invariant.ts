import { getOwn } from './getOwn';

/**
 * A condition that holds after every action (state-14). `check` also gets the state before the action
 * (undefined for the first state of a session), and returns true or a sentence that says what is wrong.
 */
export interface Invariant<State> {
  name: string;
  check: (state: State, previous: State | undefined, action: { type: string }) => true | string;
}

/** Checks that no text occurs twice; the sentence names the first that does. */
export function areUnique(texts: readonly string[]): true | string {
  const repeated = texts.find((text, index) => texts.indexOf(text) !== index);
  return repeated === undefined || `"${repeated}" is listed twice.`;
}

/** Checks that texts, such as ISO times, are in ascending order; the sentence names the first that is not. */
export function areAscending(texts: readonly string[]): true | string {
  const index = texts.findIndex((text, at) => text < (texts[at - 1] ?? ''));
  return index === -1 || `"${texts[index]}" comes after "${texts[index - 1]}".`;
}

/** Checks that texts, such as ISO times, are in descending order. */
export function areDescending(texts: readonly string[]): true | string {
  const isAscending = areAscending([...texts].reverse());
  return isAscending === true || `${isAscending} The newest comes first.`;
}

const isTime = (text: string) => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
};

/** Checks that all texts are ISO times as `Date` writes them, or '' where unknown. */
export function areTimes(texts: readonly string[]): true | string {
  const strange = texts.find((text) => text !== '' && !isTime(text));
  return strange === undefined || `"${strange}" is not an ISO time.`;
}

/** Checks that numbers are integers of at least `least`. */
export function areCounts(numbers: readonly number[], least = 0): true | string {
  const strange = numbers.find((number) => !Number.isInteger(number) || number < least);
  return strange === undefined || `${strange} is not a whole number from ${least}.`;
}

/** Checks that all ids are keys of a record; the sentence names the first that is not. */
export function areKnown(ids: readonly string[], record: object): true | string {
  const unknown = ids.find((id) => !Object.hasOwn(record, id));
  return unknown === undefined || `There is no "${unknown}".`;
}

/**
 * Checks that no time in a record moves backwards. Entries may disappear: a slice is reset when its storage
 * is.
 */
export function areNeverEarlier(
  times: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>> | undefined,
): true | string {
  const id = Object.keys(times).find((one) => {
    const known = before && getOwn(before, one);
    return known !== undefined && (times[one] ?? '') < known;
  });
  return id === undefined || `The time of "${id}" went back from ${before?.[id]} to ${times[id]}.`;
}

/** Returns true, or the sentence `otherwise` when the condition is false. */
export const holds = (condition: boolean, otherwise: string): true | string => condition || otherwise;

/** Combines checks: returns the first failure's sentence, or true. */
export function all(...checks: readonly (true | string)[]): true | string {
  return checks.find((check) => check !== true) ?? true;
}
