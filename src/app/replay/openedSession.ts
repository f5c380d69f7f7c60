import type { Session } from '../session/session';

/** A session that was opened, and what it was opened from. */
export interface OpenedSession {
  name: string;
  session: Session;
}
