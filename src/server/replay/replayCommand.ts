import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { parseJson } from '../../lib/parseJson';

import { differencesBetween } from './differencesBetween';
import { readSession } from './readSession';
import { replaySession } from './replaySession';

const usage = 'Usage: npm run replay -- session.json [--expect state.json]';

/** The command's output and exit code: 0 done, 1 different or an action failed, 2 wrong usage or an unreadable file. */
export interface Outcome {
  output: string;
  isError: boolean;
  exitCode: 0 | 1 | 2;
}

const failed = (exitCode: 1 | 2, output: string): Outcome => ({ output, isError: true, exitCode });
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The command `npm run replay`: the final state of a session as JSON, or how it differs from a file's. */
export function replayCommand(args: readonly string[]): Outcome {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { expect: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) return failed(2, usage);
    const session = readSession(readFileSync(file, 'utf8'));
    const { state, failure } = replaySession(session);
    if (failure) {
      return failed(1, `Action ${failure.number} (${failure.type}) failed: ${failure.message}`);
    }
    const final = JSON.stringify(state, null, 2);
    if (values.expect === undefined) return { output: final, isError: false, exitCode: 0 };

    const expected = parseJson(readFileSync(values.expect, 'utf8'));
    if (expected === undefined) return failed(2, `${values.expect} is not JSON.`);
    const differences = differencesBetween(expected, JSON.parse(final));
    return differences.length > 0
      ? failed(
          1,
          [
            `The replayed state differs in ${differences.length} ${differences.length === 1 ? 'place' : 'places'}:`,
            ...differences,
          ].join('\n'),
        )
      : {
          output: `${session.actions.length} actions lead to the expected state.`,
          isError: false,
          exitCode: 0,
        };
  } catch (error) {
    return failed(2, `${messageOf(error)}\n${usage}`);
  }
}
