/** A computation that awaits values in between, which may be available synchronously or be promises. */
export type Steps<Result> = Generator<unknown, Result>;

/** Waits for a value inside `Steps`: `const found = yield* wait(look())`. */
export function* wait<Value>(value: Value | Promise<Value>): Steps<Value> {
  // Both runners resume with the awaited value.
  return (yield value) as Value;
}

/** Runs a computation synchronously; all awaited values must be plain values, not promises. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next(step.value);
  return step.value;
}

/** Runs a computation and awaits its promises; rejects when one of them rejects. */
export async function runStepsAsync<Result>(steps: Steps<Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) step = steps.next(await step.value);
  return step.value;
}
