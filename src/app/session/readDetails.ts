import { readCount, readObject, readTexts, readTime } from '../../lib/read';

import { actionOrigins } from './actionOrigin';
import { type ActionMark, type SessionDetails, sessionVersion } from './session';

function wrong(field: string, wanted: string): Error {
  return new Error(`"session.${field}" of the session is not ${wanted}.`);
}

function required<Value>(value: Value | undefined, field: string, wanted: string): Value {
  if (value === undefined) throw wrong(field, wanted);
  return value;
}

/** Returns a string unchanged, unlike `readText`. */
const readString = (value: unknown) => (typeof value === 'string' ? value : undefined);

function isVersions(value: unknown): value is Readonly<Record<string, number>> {
  const versions = readObject(value);
  return versions !== undefined && Object.values(versions).every(Number.isInteger);
}

function readMarks(marks: unknown, actionCount: number): readonly ActionMark[] {
  if (!Array.isArray(marks)) throw wrong('marks', 'a list');
  if (marks.length !== actionCount) {
    throw new Error(`The session has ${actionCount} actions, but ${marks.length} marks in "session.marks".`);
  }
  return marks.map((mark: unknown, index) => {
    const { at, origin: named } = readObject(mark) ?? {};
    const origin = actionOrigins.find((one) => one === named);
    if ((at !== null && typeof at !== 'number') || origin === undefined) {
      throw wrong(`marks.${index}`, `a time and one of ${actionOrigins.join(', ')}`);
    }
    return { at, origin };
  });
}

/**
 * Validates the recording details of a session file against the number of its actions. Returns undefined for
 * a file of version 1, which has none. Throws an Error that names the invalid field.
 */
export function readDetails(value: unknown, actionCount: number): SessionDetails | undefined {
  if (value === undefined) return undefined;
  const details = readObject(value);
  if (!details) throw new Error('"session" of the session is not an object.');
  const { version, build, catalogue, storage, url, viewport, startedAt, redacted } = details;
  if (version !== sessionVersion) {
    const found = version === undefined ? 'no version' : `version ${JSON.stringify(version)}`;
    throw new Error(`The session has ${found}; this site reads files up to version ${sessionVersion}.`);
  }
  const { width, height } = readObject(viewport) ?? {};
  const size = 'a width and a height';
  if (!isVersions(storage)) throw wrong('storage', 'numbers by key');
  if (redacted !== undefined && !Array.isArray(redacted)) throw wrong('redacted', 'a list');
  return {
    version,
    build: required(readString(build), 'build', 'text'),
    catalogue: required(readString(catalogue), 'catalogue', 'text'),
    storage,
    url: required(readString(url), 'url', 'text'),
    viewport: {
      width: required(readCount(width), 'viewport', size),
      height: required(readCount(height), 'viewport', size),
    },
    startedAt: required(readTime(startedAt), 'startedAt', 'a time'),
    marks: readMarks(details.marks, actionCount),
    ...(redacted && { redacted: readTexts(redacted) ?? [] }),
  };
}
