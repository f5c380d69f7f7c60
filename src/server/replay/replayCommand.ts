import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { readSession } from '../../app/session/readSession';
import { replaySession } from '../../app/session/replaySession';
import type { Session } from '../../app/session/session';
import { differencesBetween } from '../../app/session/stateChanges';
import { parseJson } from '../../lib/parseJson';

const usage = 'Usage: npm run replay -- session.json [--until number] [--expect state.json]';

/** The command's output and exit code: 0 done, 1 different or an action failed, 2 wrong usage or an unreadable file. */
export interface Outcome {
  output: string;
  isError: boolean;
  exitCode: 0 | 1 | 2;
}

const failed = (exitCode: 1 | 2, output: string): Outcome => ({ output, isError: true, exitCode });
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** How many actions to replay: all of them without an option; undefined when it is no number of an action. */
function actionCount(until: string | undefined, { actions }: Session): number | undefined {
  const count = until === undefined ? actions.length : Number(until);
  return Number.isInteger(count) && count >= 0 && count <= actions.length ? count : undefined;
}

/**
 * The command `npm run replay`: the state after all actions of a session, or after the action with a number, as JSON; or
 * how it differs from a file's.
 */
export function replayCommand(args: readonly string[]): Outcome {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { expect: { type: 'string' }, until: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) return failed(2, usage);
    const session = readSession(readFileSync(file, 'utf8'));
    const count = actionCount(values.until, session);
    if (count === undefined) {
      return failed(
        2,
        `--until takes a number from 0 to ${session.actions.length}, the session's last action.`,
      );
    }
    const actions = session.actions.slice(0, count);
    const { state, failure } = replaySession({ ...session, actions });
    if (failure) {
      return failed(1, `Action ${failure.number} (${failure.type}) failed: ${failure.message}`);
    }
    const json = JSON.stringify(state, null, 2);
    if (values.expect === undefined) return { output: json, isError: false, exitCode: 0 };

    const expected = parseJson(readFileSync(values.expect, 'utf8'));
    if (expected === undefined) return failed(2, `${values.expect} is not JSON.`);
    // Parsed again, as the file is: JSON has no undefined fields.
    const differences = differencesBetween(expected, JSON.parse(json));
    return differences.length > 0
      ? failed(
          1,
          [
            `The replayed state differs in ${differences.length} ${differences.length === 1 ? 'place' : 'places'}:`,
            ...differences,
          ].join('\n'),
        )
      : {
          output: `${actions.length} actions lead to the expected state.`,
          isError: false,
          exitCode: 0,
        };
  } catch (error) {
    return failed(2, `${messageOf(error)}\n${usage}`);
  }
}
