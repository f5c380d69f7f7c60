import { receiveSubmission, type Submission } from '../../domain/submission';
import { browserStorage } from '../../platform/browserStorage';
import type { SliceStorage } from '../../platform/persistSlice';

import type { SubmissionsState } from './submissionsSlice';

const key = 'userSubmittedTools';

function parse(text: string): Submission[] {
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) {
      return parsed.map(receiveSubmission).filter((submission) => submission !== undefined);
    }
    console.warn(`The stored ${key} are no list and were ignored.`);
  } catch (error) {
    console.warn(`The stored ${key} cannot be parsed and were ignored.`, error);
  }
  return [];
}

const textOf = (items: readonly Submission[]) => (items.length > 0 ? JSON.stringify(items) : null);

/** `userSubmittedTools` as CONTRACT 3 has it, the oldest first; nothing is stored while there is none. */
export const submissionsStorage: SliceStorage<SubmissionsState> = {
  name: 'submissions',
  keys: [key],
  fields: ['items'],
  read: ({ [key]: text }) => (text === null || text === undefined ? undefined : { items: parse(text) }),
  write: ({ items }) => ({ [key]: textOf(items) }),
};

/** The submissions that are stored at this moment, by whichever tab. */
export function storedSubmissions(): Submission[] {
  const text = browserStorage.get(key);
  return text === null ? [] : parse(text);
}

/** Stores the submissions; false when the browser did not take them. */
export function storeSubmissions(items: readonly Submission[]): boolean {
  const text = textOf(items);
  browserStorage.set(key, text);
  return browserStorage.get(key) === text;
}
