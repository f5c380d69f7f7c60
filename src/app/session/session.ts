import type { UnknownAction } from '@reduxjs/toolkit';

import { type ActionOrigin, originOf } from './actionOrigin';

/** The metadata of one recorded action. */
export interface ActionMark {
  /** Milliseconds since the recording began; null if the file has no times. */
  at: number | null;
  origin: ActionOrigin;
}

/** The page on which a recording was made. */
export interface RecordedPage {
  /** The content hash of the page's script; '' in development. */
  build: string;
  /** The content hash of the embedded catalogue; '' if there is an API host. */
  catalogue: string;
  /** The version of the shape stored under each key. */
  storage: Readonly<Record<string, number>>;
  /** The path, query and hash at which the recording began. */
  url: string;
  /** In CSS pixels. */
  viewport: { width: number; height: number };
}

/**
 * The recording details of a session file of version 2. Files of version 1 and DevTools exports have none.
 */
export interface SessionDetails extends RecordedPage {
  version: typeof sessionVersion;
  /** The ISO time of the first action. */
  startedAt: string;
  /** One mark for each action. */
  marks: readonly ActionMark[];
  /** The kinds of redacted texts (`ReplacedKind` in `redaction.ts`); absent if the session was not redacted. */
  redacted?: readonly string[];
}

/** The version of session files that this site writes. */
export const sessionVersion = 2;

/** A recorded session: the state before its first action (undefined for the initial one) and the actions. */
export interface Session {
  preloadedState: unknown;
  actions: UnknownAction[];
  details?: SessionDetails;
}

/** Returns the mark of each action. In a file without marks, they have no times. */
export function marksOf({ actions, details }: Session): readonly ActionMark[] {
  return details?.marks ?? actions.map((action) => ({ at: null, origin: originOf(action) }));
}

/**
 * Returns the text of a session file (state-12). `payload` and `preloadedState` are JSON within JSON, as in a
 * DevTools export; DevTools ignores `session`.
 */
export function sessionText({ preloadedState, actions, details }: Session): string {
  return JSON.stringify({
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(preloadedState),
    session: details,
  });
}

/** Returns a session with only the actions at the given indices, in order. */
export function withActionsAt(session: Session, indices: readonly number[]): Session {
  const kept = new Set(indices);
  const pick = <Value>(values: readonly Value[]) => values.filter((_, index) => kept.has(index));
  const { details } = session;
  return {
    ...session,
    actions: pick(session.actions),
    ...(details ? { details: { ...details, marks: pick(details.marks) } } : {}),
  };
}
