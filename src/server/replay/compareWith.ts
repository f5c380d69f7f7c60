import { readFileSync } from 'node:fs';

import { parseFile, sessionFields } from '../../app/session/readSession';
import { replaySession, replaySteps } from '../../app/session/replaySession';
import { changesBetween, differencesBetween } from '../../app/session/stateChanges';
import { countOf } from '../../lib/text';

import { counted, different, done, type Outcome, unusable } from './outcome';
import { readSessionFile, type SessionFile } from './sessionFile';

/** Normalizes a value to what a JSON file contains: without undefined fields. */
const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Compares the states of two sessions after each action, up to the first difference. */
function compareSessions(one: SessionFile, other: SessionFile): Outcome {
  const steps = replaySteps(other.session);
  let count = 0;
  for (const { number, action, state, thrown } of replaySteps(one.session)) {
    const next = steps.next();
    if (next.done) break;
    const expected = next.value;
    // Converted to JSON only if they differ at all, since states share most of their parts.
    const changes = changesBetween(expected.state, state);
    const differences =
      changes.length === 0 ? [] : differencesBetween(throughJson(expected.state), throughJson(state));
    if (differences.length > 0 || thrown !== expected.thrown) {
      const expectedType =
        action.type === expected.action.type ? '' : `, where the other has ${expected.action.type}`;
      return different(
        [
          `Action ${number} (${action.type}${expectedType}) is the first after which the states differ, in ${counted(differences.length, 'place')}:`,
          ...differences,
          ...[thrown, expected.thrown].flatMap((error, at) =>
            error === undefined ? [] : [`In ${at === 0 ? one.file : other.file} it threw: ${error}`],
          ),
        ].join('\n'),
      );
    }
    count = number;
  }
  const [length, otherLength] = [one.session.actions.length, other.session.actions.length];
  if (length !== otherLength) {
    return different(
      `The states are equal after ${counted(count, 'action')}; then ${length > otherLength ? one.file : other.file} has ${Math.abs(length - otherLength)} more.`,
    );
  }
  return done(`The states of both sessions are equal after each of ${counted(count, 'action')}.`);
}

/** `--expect`: compares the final state with a file's, or each state with those of another session. */
export function compareWith(one: SessionFile, file: string): Outcome {
  const expected = parseFile(readFileSync(file, 'utf8'));
  if (expected === undefined) return unusable(`${file} is not JSON.`);
  if (sessionFields(expected)) return compareSessions(one, readSessionFile(file));
  const { state, failure } = replaySession(one.session);
  if (failure)
    return different(`${one.file}: action ${failure.number} (${failure.type}) threw: ${failure.message}`);
  const differences = differencesBetween(expected, throughJson(state));
  return differences.length > 0
    ? different(
        [`The replayed state differs in ${counted(differences.length, 'place')}:`, ...differences].join('\n'),
      )
    : done(
        // Not `counted`: of no actions it would say that none leads there.
        `${countOf(one.session.actions.length, 'action leads', 'actions lead')} to the expected state.`,
      );
}
