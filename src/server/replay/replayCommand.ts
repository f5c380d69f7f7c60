import { parseArgs } from 'node:util';

import { replaySession } from '../../app/session/replaySession';
import { withActionsAt } from '../../app/session/session';
import { messageOf } from '../../lib/messageOf';

import { compareWith } from './compareWith';
import { findInSession } from './findInSession';
import { listSteps } from './listSteps';
import { different, done, type Outcome, unusable } from './outcome';
import { readSessionFile, type SessionFile, warningsOf } from './sessionFile';

const usage = `Usage: npm run replay -- session.json [options]
  (none)                 the state after the last action, as JSON
  --at 12                after the twelfth; with the other options: the first twelve actions only
  --steps                a line for each action: time, origin, changed fields, broken invariants
  --expect other.json    compares with a state, or action by action with another session
  --bisect 'expression'  the first action after which it stops holding, such as 'compare.items.length <= 3'
  --shrink               writes the session with only the actions that --bisect, an error or a broken invariant needs
  --to-test              writes a jest test and a Playwright script of the session`;

function lastState({ file, session }: SessionFile): Outcome {
  const { state, failure } = replaySession(session);
  return failure
    ? different(`${file}: action ${failure.number} (${failure.type}) threw: ${failure.message}`)
    : done(JSON.stringify(state, null, 2));
}

/** Cuts a session after the action with a number. */
function cutAt({ file, session }: SessionFile, at: string): SessionFile {
  const count = Number(at);
  const last = session.actions.length;
  if (!/^\d+$/.test(at) || count > last) {
    throw new Error(`--at takes a number from 0 to ${last}, the session's last action.`);
  }
  return { file, session: withActionsAt(session, [...Array(count).keys()]) };
}

/** Runs the command `npm run replay` (docs/replay.md) with its arguments; `warnings` are for stderr. */
export function replayCommand(args: readonly string[]): Outcome & { warnings: readonly string[] } {
  let warnings: readonly string[] = [];
  const run = (): Outcome => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        at: { type: 'string' },
        steps: { type: 'boolean' },
        expect: { type: 'string' },
        bisect: { type: 'string' },
        shrink: { type: 'boolean' },
        'to-test': { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [name] = positionals;
    if (name === undefined || positionals.length > 1) return unusable(usage);
    const { steps = false, expect, bisect, shrink = false, 'to-test': toTest = false } = values;
    const finds = bisect !== undefined || shrink || toTest;
    if ([steps, expect !== undefined, finds].filter(Boolean).length > 1) {
      return unusable(`--steps and --expect go with no other option but --at.\n${usage}`);
    }
    const whole = readSessionFile(name);
    const read = values.at === undefined ? whole : cutAt(whole, values.at);
    warnings = warningsOf(read);
    if (steps) return listSteps(read);
    if (expect !== undefined) return compareWith(read, expect);
    if (!finds) return lastState(read);
    return findInSession(read, {
      ...(bisect === undefined ? {} : { expression: bisect }),
      shrink,
      toTest,
      isCut: values.at !== undefined,
    });
  };
  try {
    return { ...run(), warnings };
  } catch (error) {
    const message = messageOf(error);
    const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false;
    return { ...unusable(isUsage ? `${message}\n${usage}` : message), warnings };
  }
}
