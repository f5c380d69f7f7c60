import { setImmediate as nextTurn } from 'node:timers/promises';

/** From here on timers and the date stand still; the network and promises go on. */
export function holdClock(now?: Date): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
    ...(now ? { now } : {}),
  });
}

/** The outcome of a promise that waits for the network and for held timers, 20 ms at a turn. */
export async function whileClockRuns<T>(promise: PromiseLike<T>): Promise<T> {
  const watch = { isSettled: false };
  const settle = () => {
    watch.isSettled = true;
  };
  promise.then(settle, settle);
  while (!watch.isSettled) {
    await nextTurn();
    await jest.advanceTimersByTimeAsync(20);
  }
  return promise;
}

/** Lets everything under way on the local network come to its end. */
export async function whileNetworkRuns(isDone: () => boolean): Promise<void> {
  while (!isDone()) await nextTurn();
}
