import type { Session } from '../session/session';

/** An opened session and the name of its source. */
export interface OpenedSession {
  name: string;
  session: Session;
}
