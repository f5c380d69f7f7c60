/** A computation that waits for values in between: those may be there at once or be promises. */
export type Steps<Result> = Generator<unknown, Result>;

/** Waits for a value inside `Steps`: `const found = yield* wait(look())`. */
export function* wait<Value>(value: Value | Promise<Value>): Steps<Value> {
  // Both ways of running resume with what the value is, or resolves to.
  return (yield value) as Value;
}

/** Runs a computation whose values are all there at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next(step.value);
  return step.value;
}

/** Runs a computation that waits for promises; a rejected one rejects it. */
export async function runStepsAsync<Result>(steps: Steps<Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) step = steps.next(await step.value);
  return step.value;
}
