import { firstState, replaySteps, type RootReducer } from './replaySession';
import type { Session } from './session';
import { changesBetween, type StateChange } from './stateChanges';
import { parseExpression } from './stateExpression';

/** The first action of a session after which something is wrong. */
export interface SessionFailure {
  kind: 'thrown' | 'invariant' | 'expression';
  /** The invariant, the expression, or the type of the action that threw. Identifies the failure. */
  name: string;
  /** The number of the action, counted from 1, and its type. */
  number: number;
  type: string;
  sentence: string;
  /** What the action changed. */
  changes: readonly StateChange[];
}

/** Whether an expression holds in any state of a session. Throws an Error if it cannot be parsed. */
export function holdsAnywhere(session: Session, expression: string): boolean {
  const holds = parseExpression(expression);
  if (holds(firstState(session))) return true;
  for (const { state } of replaySteps(session)) if (holds(state)) return true;
  return false;
}

/**
 * Returns the first action that throws or after which an expression over the state stops holding. Without an
 * expression, returns the first action that throws or breaks an invariant (state-15). Throws an Error if the
 * expression cannot be parsed.
 */
export function findFailure(
  session: Session,
  expression?: string,
  reducer?: RootReducer,
): SessionFailure | undefined {
  const holds = expression === undefined ? () => true : parseExpression(expression);
  let held = holds(firstState(session, reducer));
  for (const { number, action, previous, state, broken, thrown } of replaySteps(session, reducer)) {
    const { type } = action;
    const failure = (kind: SessionFailure['kind'], name: string, sentence: string): SessionFailure => {
      return { kind, name, number, type, sentence, changes: changesBetween(previous, state) };
    };
    if (thrown !== undefined) return failure('thrown', type, `It threw: ${thrown}`);
    if (expression !== undefined) {
      const holdsNow = holds(state);
      if (held && !holdsNow) return failure('expression', expression, `"${expression}" stops holding.`);
      held = holdsNow;
      continue;
    }
    const [first] = broken();
    if (first) {
      const name = `${first.slice}: ${first.name}`;
      return failure('invariant', name, `${name}. ${first.sentence}`);
    }
  }
  return undefined;
}
