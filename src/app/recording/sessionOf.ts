import { routeChanged } from '../../domain/events';
import { readObject, readText } from '../../lib/read';
import { originOf } from '../session/actionOrigin';
import { type RecordedPage, type Session, sessionVersion } from '../session/session';

import type { Recording } from './createRecorder';

/**
 * The URL at which a recording begins: the route in its preloaded state, or, where that is from before the visit started, the
 * first `routeChanged`.
 */
function urlOf({ preloadedState, actions }: Recording): string {
  const first = actions.map(({ action }) => action).find(routeChanged.match);
  const visit = readObject(readObject(preloadedState)?.visit);
  const isStarted = readText(visit?.startedAt) !== '';
  const route = readObject(isStarted ? visit?.route : first?.payload);
  return ['pathname', 'search', 'hash'].map((part) => readText(route?.[part]) ?? '').join('');
}

/** The session that a recording of a page holds. */
export function sessionOf(recording: Recording, page: RecordedPage): Session {
  const { preloadedState, actions } = recording;
  const startedAt = actions[0]?.time ?? Date.now();
  return {
    preloadedState,
    actions: actions.map(({ action }) => action),
    details: {
      version: sessionVersion,
      ...page,
      url: urlOf(recording) || page.url,
      startedAt: new Date(startedAt).toISOString(),
      // A clock may be set back.
      marks: actions.map(({ action, time }) => ({
        at: Math.max(0, time - startedAt),
        origin: originOf(action),
      })),
    },
  };
}

/** The name of a session's file, by the ISO time at which it began. */
export const sessionFileName = (startedAt: string): string =>
  `toolshelf-session-${startedAt.replaceAll(':', '-').slice(0, 19)}.json`;
