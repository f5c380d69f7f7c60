import { routeChanged } from '../../domain/events';
import { readObject, readText } from '../../lib/read';
import { originOf } from '../session/actionOrigin';
import { type RecordedPage, type Session, sessionVersion } from '../session/session';

import type { Recording } from './createRecorder';

/**
 * Returns the URL at which a recording begins: the route in its preloaded state or, if that state is older
 * than the visit, the route of the first `routeChanged`.
 */
function urlOf({ preloadedState, actions }: Recording): string {
  const first = actions.map(({ action }) => action).find(routeChanged.match);
  const visit = readObject(readObject(preloadedState)?.visit);
  const isStarted = readText(visit?.startedAt) !== '';
  const route = readObject(isStarted ? visit?.route : first?.payload);
  return ['pathname', 'search', 'hash'].map((part) => readText(route?.[part]) ?? '').join('');
}

/** Returns the session of a page's recording. */
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
      // The system clock may be set back.
      marks: actions.map(({ action, time }) => ({
        at: Math.max(0, time - startedAt),
        origin: originOf(action),
      })),
    },
  };
}

/** Returns the name of a session file, given the ISO time at which the session began. */
export const sessionFileName = (startedAt: string): string =>
  `toolshelf-session-${startedAt.replaceAll(':', '-').slice(0, 19)}.json`;
