import { setImmediate as nextTurn } from 'node:timers/promises';

let isClockHeld = false;

/** Whether a test holds the clock, and so decides itself how much time passes. */
export const holdsClock = () => isClockHeld;

/** To be called after each test. */
export function releaseClock(): void {
  isClockHeld = false;
  jest.useRealTimers();
}

/** Fakes timers and the date; network and promises stay real. */
export function holdClock(now?: Date): void {
  isClockHeld = true;
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
    ...(now ? { now } : {}),
  });
}

/** Awaits a promise that depends on the network and on fake timers, advancing them by 20 ms at a time. */
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

/** Waits until all pending requests on the local network are done. */
export async function whileNetworkRuns(isDone: () => boolean): Promise<void> {
  while (!isDone()) await nextTurn();
}
