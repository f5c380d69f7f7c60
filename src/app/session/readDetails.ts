import { readCount, readObject, readTime } from '../../lib/read';

import { actionOrigins } from './actionOrigin';
import { type ActionMark, type SessionDetails, sessionVersion } from './session';

function check(isRight: boolean, field: string, wanted: string): void {
  if (!isRight) throw new Error(`"session.${field}" of the session is not ${wanted}.`);
}

function readMarks(marks: unknown, actionCount: number): readonly ActionMark[] {
  if (!Array.isArray(marks)) throw new Error('"session.marks" of the session is not a list.');
  if (marks.length !== actionCount) {
    throw new Error(`The session has ${actionCount} actions, but ${marks.length} marks in "session.marks".`);
  }
  for (const [index, mark] of marks.entries()) {
    const { at, origin } = readObject(mark) ?? {};
    const isRight = (at === null || typeof at === 'number') && actionOrigins.some((one) => one === origin);
    check(isRight, `marks.${index}`, `a time and one of ${actionOrigins.join(', ')}`);
  }
  return marks as ActionMark[];
}

/**
 * Checks what a session file says about its recording, with the number of its actions; undefined for a file of version 1,
 * which says nothing. Throws an Error that names the field.
 */
export function readDetails(value: unknown, actionCount: number): SessionDetails | undefined {
  if (value === undefined) return undefined;
  const details = readObject(value);
  if (!details) throw new Error('"session" of the session is not an object.');
  const { version, build, catalogue, url, startedAt, redacted } = details;
  if (version !== sessionVersion) {
    const found = version === undefined ? 'no version' : `version ${JSON.stringify(version)}`;
    throw new Error(`The session has ${found}; this site reads files up to version ${sessionVersion}.`);
  }
  for (const [field, text] of Object.entries({ build, catalogue, url })) {
    check(typeof text === 'string', field, 'text');
  }
  check(readTime(startedAt) !== undefined, 'startedAt', 'a time');
  const storage = readObject(details.storage);
  check(storage !== undefined && Object.values(storage).every(Number.isInteger), 'storage', 'numbers by key');
  const { width, height } = readObject(details.viewport) ?? {};
  check(
    readCount(width) !== undefined && readCount(height) !== undefined,
    'viewport',
    'a width and a height',
  );
  const isList = redacted === undefined || Array.isArray(redacted);
  check(isList, 'redacted', 'a list');
  return { ...(details as unknown as SessionDetails), marks: readMarks(details.marks, actionCount) };
}
