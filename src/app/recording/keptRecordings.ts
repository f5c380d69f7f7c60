import { limits } from '../../domain/limits';
import { parseJson } from '../../lib/parseJson';
import { readTexts } from '../../lib/read';
import { tabStorage } from '../../platform/browserStorage';

import { recordingsKey } from './recordingsKey';

/** The session files of this tab's pages before the last reload, oldest first. */
export const keptRecordings = (): readonly string[] =>
  readTexts(parseJson(tabStorage.get(recordingsKey) ?? '')) ?? [];

/**
 * Keeps session files over a reload: the newest that fit, an empty list where none does. False where the browser's
 * storage is forbidden; the recording then ends with the page.
 */
export function keepRecordings(texts: readonly string[]): boolean {
  for (let first = 0; first < texts.length; first += 1) {
    const text = JSON.stringify(texts.slice(first));
    if (text.length <= limits.keptRecordingCharacters && tabStorage.set(recordingsKey, text)) return true;
  }
  return tabStorage.set(recordingsKey, '[]');
}

/** Ends the recording of this tab. */
export function forgetRecordings(): void {
  tabStorage.set(recordingsKey, null);
}
