import type { UnknownAction } from '@reduxjs/toolkit';

import { type ActionOrigin, originOf } from './actionOrigin';

/** The metadata of one recorded action. */
export interface ActionMark {
  /** Milliseconds since the recording began; null in files that do not say it. */
  at: number | null;
  origin: ActionOrigin;
}

/** The page that a recording was made in. */
export interface RecordedPage {
  /** The content hash of the page's script; '' in development. */
  build: string;
  /** The content hash of the embedded catalogue; '' with an API host. */
  catalogue: string;
  /** The version of each stored key. */
  storage: Readonly<Record<string, number>>;
  /** Path, query and hash at which the recording began. */
  url: string;
  /** CSS pixels. */
  viewport: { width: number; height: number };
}

/** What a session file of version 2 says about the recording; files of version 1 and exports of DevTools lack it. */
export interface SessionDetails extends RecordedPage {
  version: typeof sessionVersion;
  /** ISO time of the first action. */
  startedAt: string;
  /** One for each action. */
  marks: readonly ActionMark[];
  /** The kinds of texts that were redacted (`Treatment` in `redaction.ts`); absent where the session was not redacted. */
  redacted?: readonly string[];
}

/** The version of session files that are written. */
export const sessionVersion = 2;

/** A recorded session: the state before its first action (undefined: the reducers' initial state), and the actions. */
export interface Session {
  preloadedState: unknown;
  actions: UnknownAction[];
  details?: SessionDetails;
}

/** The mark of each action; those of a file without marks have no times. */
export function marksOf({ actions, details }: Session): readonly ActionMark[] {
  return details?.marks ?? actions.map((action) => ({ at: null, origin: originOf(action) }));
}

/**
 * The text of a session file (state-12): `payload` and `preloadedState` are JSON in JSON, as in an export of DevTools,
 * which ignores `session`.
 */
export function sessionText({ preloadedState, actions, details }: Session): string {
  return JSON.stringify({
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(preloadedState),
    session: details,
  });
}

/** A session with only those of its actions whose indices are given, in order. */
export function withActionsAt(session: Session, indices: readonly number[]): Session {
  const pick = <Value>(values: readonly Value[]) => values.filter((_, index) => indices.includes(index));
  const { details } = session;
  return {
    ...session,
    actions: pick(session.actions),
    ...(details ? { details: { ...details, marks: pick(details.marks) } } : {}),
  };
}
