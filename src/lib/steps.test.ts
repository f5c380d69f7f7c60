import { runSteps, runStepsAsync, type Steps, wait } from './steps';

function* sum(of: (part: string) => number | Promise<number>): Steps<number> {
  const first = yield* wait(of('first'));
  return first + (yield* wait(of('second')));
}

test('the same steps run at once, or wait for promises', async () => {
  expect(runSteps(sum((part) => part.length))).toBe(11);
  expect(await runStepsAsync(sum((part) => Promise.resolve(part.length)))).toBe(11);
  await expect(runStepsAsync(sum(() => Promise.reject(new Error('Gone'))))).rejects.toThrow('Gone');
});
