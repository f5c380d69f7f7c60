import { receiveSubmission, type Submission } from '../../domain/submission';
import { parseJson } from '../../lib/parseJson';
import { browserStorage } from '../../platform/browserStorage';
import type { SliceStorage } from '../../platform/persistSlice';
import { receiveStoredList, storedTextOf } from '../../platform/storedList';

import { submissionSaved, type SubmissionsState } from './submissionsSlice';

const key = 'userSubmittedTools';

const read = (text: string) => receiveStoredList(key, parseJson(text), receiveSubmission, ({ id }) => id);

/** `userSubmittedTools` as CONTRACT 3 has it, the oldest first; nothing is stored while there is none. */
export const submissionsStorage: SliceStorage<SubmissionsState> = {
  name: 'submissions',
  keys: [key],
  fields: ['items'],
  read: ({ [key]: text }) => {
    const items = text === null || text === undefined ? undefined : read(text);
    return items && { items };
  },
  write: ({ items }) => ({ [key]: storedTextOf(items) }),
  changes: (_before, { items = [] }) => (items.length > 0 ? [submissionSaved(items)] : []),
};

/** The submissions that are stored at this moment, by whichever tab. */
export function storedSubmissions(): Submission[] {
  const text = browserStorage.get(key);
  return text === null ? [] : (read(text) ?? []);
}

/** Stores the submissions; false when the browser did not take them. */
export function storeSubmissions(items: readonly Submission[]): boolean {
  return browserStorage.setNow(key, storedTextOf(items));
}
