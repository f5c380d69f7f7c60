import { limits } from '../../domain/limits';
import { parseJson } from '../../lib/parseJson';
import { readTexts } from '../../lib/read';
import { tabStorage } from '../../platform/browserStorage';

import { keptSessionsKey } from './keptSessionsKey';

/** Returns the session files of this tab's earlier page loads, oldest first. */
export const keptSessions = (): readonly string[] =>
  readTexts(parseJson(tabStorage.get(keptSessionsKey) ?? '')) ?? [];

/**
 * Keeps session files across a reload: the newest that fit, or an empty list. Returns false if the browser's
 * storage is forbidden; the recording then ends with the page.
 */
export function keepSessions(texts: readonly string[]): boolean {
  for (let first = 0; first < texts.length; first += 1) {
    const text = JSON.stringify(texts.slice(first));
    if (text.length <= limits.keptSessionCharacters && tabStorage.set(keptSessionsKey, text)) return true;
  }
  return tabStorage.set(keptSessionsKey, '[]');
}

/** Removes the kept session files, so that later pages of this tab are not recorded. */
export function forgetSessions(): void {
  tabStorage.set(keptSessionsKey, null);
}
