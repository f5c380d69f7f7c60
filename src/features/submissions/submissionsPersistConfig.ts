import { parseSubmission, type Submission } from '../../domain/submission';
import { parseJson } from '../../lib/parseJson';
import { browserStorage } from '../../platform/browserStorage';
import { storeWithRoom, warnUnusable } from '../../platform/keptAside';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';
import { parseStoredList, storedTextOf } from '../../platform/storedList';
import { storedKey } from '../../platform/storedVersions';

import { mergeSubmissionsStates, submissionsSlice, type SubmissionsState } from './submissionsSlice';

const key = 'userSubmittedTools';

/** `userSubmittedTools` (storage-8), oldest first, not stored while empty. */
export const submissionsPersistConfig: SlicePersistConfig<SubmissionsState, 'submissions'> = {
  name: 'submissions',
  keys: [key],
  fields: ['items'],
  acrossTabs: 'merged',
  merge: mergeSubmissionsStates,
  read: ({ [key]: text = null }, _isStart, onUnusable) => {
    if (text === null) return undefined;
    const items = parseStoredList(key, parseJson(text), parseSubmission, ({ id }) => id, onUnusable);
    return items && { ...submissionsSlice.getInitialState(), items };
  },
  write: ({ items }) => ({ [key]: storedTextOf(items) }),
};

const storageKey = storedKey(key, submissionsPersistConfig.version);

/** Returns the submissions that are currently stored, by any tab. */
export function storedSubmissions(): readonly Submission[] {
  return (
    submissionsPersistConfig.read({ [key]: browserStorage.get(storageKey) }, false, warnUnusable)?.items ?? []
  );
}

/** Writes the submissions immediately. Returns false if the browser refuses. */
export function storeSubmissions(items: readonly Submission[]): boolean {
  return storeWithRoom(browserStorage, storageKey, storedTextOf(items));
}
