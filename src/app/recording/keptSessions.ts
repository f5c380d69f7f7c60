import { limits } from '../../domain/limits';
import { parseJson } from '../../lib/parseJson';
import { readTexts } from '../../lib/read';
import { tabStorage } from '../../platform/browserStorage';

import { keptSessionsKey } from './keptSessionsKey';

/** The session files of this tab's pages before the last reload, oldest first. */
export const keptSessions = (): readonly string[] =>
  readTexts(parseJson(tabStorage.get(keptSessionsKey) ?? '')) ?? [];

/**
 * Keeps session files over a reload: the newest that fit, an empty list where none does. False where the browser's
 * storage is forbidden; the recording then ends with the page.
 */
export function keepSessions(texts: readonly string[]): boolean {
  for (let first = 0; first < texts.length; first += 1) {
    const text = JSON.stringify(texts.slice(first));
    if (text.length <= limits.keptSessionCharacters && tabStorage.set(keptSessionsKey, text)) return true;
  }
  return tabStorage.set(keptSessionsKey, '[]');
}

/** Removes the kept session files, so that no page of this tab goes on recording. */
export function forgetSessions(): void {
  tabStorage.set(keptSessionsKey, null);
}
