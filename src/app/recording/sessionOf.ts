import type { Session } from '../session/session';

import type { Recording } from './createRecorder';

/** The session that a recording holds. */
export function sessionOf({ preloadedState, entries }: Recording): Session {
  return { preloadedState, actions: entries.map(({ action }) => action) };
}

/** The name of a session's file, by the ISO time at which it began. */
export const sessionFileName = (startedAt: string): string =>
  `toolshelf-session-${startedAt.replaceAll(':', '-').slice(0, 19)}.json`;
