import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { RootReducer } from '../../src/app/session/replaySession';
import { type Session, sessionText } from '../../src/app/session/session';
import { shrinkSession } from '../../src/app/session/shrinkSession';

/** Where the sessions of failed property tests are written: not in the repository. */
export const failuresFolder = path.join(__dirname, '..', 'replays', 'failures');

/** Writes a failing session with only the actions it needs, and says where. */
export function writeFailure(
  name: string,
  session: Session,
  { folder = failuresFolder, reducer }: { folder?: string; reducer?: RootReducer } = {},
): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.session.json`);
  writeFileSync(file, sessionText(shrinkSession(session, undefined, reducer)));
  return file;
}
