import { readFileSync } from 'node:fs';

import { unknownActions } from '../../app/session/knownActions';
import { readSession } from '../../app/session/readSession';
import { firstState } from '../../app/session/replaySession';
import type { Session } from '../../app/session/session';
import { messageOf } from '../../lib/messageOf';

/** A session and the file it is from. */
export interface SessionFile {
  file: string;
  session: Session;
}

/** Reads a session file and verifies its initial state. Throws an Error that begins with the file's name. */
export function readSessionFile(file: string): SessionFile {
  try {
    const session = readSession(readFileSync(file, 'utf8'));
    firstState(session);
    return { file, session };
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Returns a line for each action type that this version of the site does not know, with the number of the
 * first such action.
 */
export function warningsOf({ file, session }: SessionFile): string[] {
  const firsts = new Map<string, number>();
  for (const { number, type } of unknownActions(session)) if (!firsts.has(type)) firsts.set(type, number);
  return [...firsts].map(
    ([type, number]) =>
      `${file}: action ${number} (${type}) is unknown to this version, and changes nothing.`,
  );
}
