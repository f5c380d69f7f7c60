import { writeFileSync } from 'node:fs';

import { findFailure, holdsAnywhere, type SessionFailure } from '../../app/session/findFailure';
import { sessionText, withActionsAt } from '../../app/session/session';
import { shrinkSession } from '../../app/session/shrinkSession';
import { changeLine } from '../../app/session/stateChanges';

import { counted, different, done, type Outcome, unusable } from './outcome';
import type { SessionFile } from './sessionFile';
import { writeTests } from './writeTests';

/** Describes a failure: the action, the problem, and the changes it made. */
function failureText({ number, type, sentence, changes }: SessionFailure): string {
  return [`After action ${number} (${type}): ${sentence}`, ...changes.map(changeLine)].join('\n');
}

const baseOf = (file: string) => file.replace(/(\.session)?\.json$/i, '');

/**
 * `--bisect`, `--shrink` and `--to-test`: finds the first action after which the expression stops holding (by
 * default: one that throws or breaks an invariant), writes a session with only the actions needed for it, and
 * writes tests that replay it. `isCut`: the session is not all of the file (`--at`), so that tests need a file
 * of their own.
 */
export function findInSession(
  { file, session }: SessionFile,
  options: { expression?: string; shrink: boolean; toTest: boolean; isCut: boolean },
): Outcome {
  const { expression, shrink, toTest, isCut } = options;
  const failure = findFailure(session, expression);
  if (!failure && expression !== undefined && !holdsAnywhere(session, expression)) {
    return unusable(`"${expression}" holds in none of the states: is the path right?`);
  }
  if (!failure && !toTest) {
    const count = counted(session.actions.length, 'action');
    return done(
      expression === undefined
        ? `None of ${count} throws or breaks an invariant.`
        : `"${expression}" does not stop holding after any of ${count}.`,
    );
  }
  const lines = failure ? [failureText(failure)] : ['Nothing fails: the tests keep it so.'];
  let tested = file;
  if (shrink && failure) {
    const shrunk = shrinkSession(session, expression);
    tested = `${baseOf(file)}.shrunk.session.json`;
    writeFileSync(tested, sessionText(shrunk));
    lines.push(
      `${counted(shrunk.actions.length, 'action')} of ${session.actions.length} ${shrunk.actions.length === 1 ? 'leads' : 'lead'} there: ${tested}`,
      ...shrunk.actions.map(({ type }, index) => `${String(index + 1).padStart(4)} ${type}`),
    );
  } else if (toTest && isCut) {
    tested = `${baseOf(file)}.at-${session.actions.length}.session.json`;
    writeFileSync(tested, sessionText(session));
    lines.push(`Written: ${tested} (the session up to there)`);
  }
  if (toTest) {
    // The page needs the whole visit that leads to the failure, including its navigations.
    const count = failure?.number ?? session.actions.length;
    const visit = withActionsAt(session, [...Array(count).keys()]);
    lines.push(...writeTests(tested, visit, expression));
  }
  return (failure ? different : done)(lines.join('\n'));
}
