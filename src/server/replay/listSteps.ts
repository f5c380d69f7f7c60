import { replaySteps } from '../../app/session/replaySession';
import { marksOf } from '../../app/session/session';
import { changesBetween } from '../../app/session/stateChanges';

import { counted, different, done, type Outcome } from './outcome';
import type { SessionFile } from './sessionFile';

/**
 * `--steps`: prints a line for each action, with its time, origin, changed fields and the problems after it.
 */
export function listSteps({ session }: SessionFile): Outcome {
  const marks = marksOf(session);
  let wrong = 0;
  const lines = [...replaySteps(session)].map(({ number, action, previous, state, broken, thrown }) => {
    const { at = null, origin = '' } = marks[number - 1] ?? {};
    const time = at === null ? '-' : `${(at / 1000).toFixed(3)} s`;
    const problems = [
      ...(thrown === undefined ? [] : [`threw: ${thrown}`]),
      ...broken().map(({ slice, name, sentence }) => `breaks ${slice}: ${name}. ${sentence}`),
    ];
    wrong += problems.length;
    const changed = `${counted(changesBetween(previous, state).length, 'field')} changed`;
    return [String(number).padStart(4), time.padStart(10), origin.padEnd(7), action.type, `(${changed})`]
      .concat(problems.map((problem) => `\n       ! ${problem}`))
      .join(' ');
  });
  return (wrong === 0 ? done : different)(lines.join('\n'));
}
