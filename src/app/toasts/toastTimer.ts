/** A reason to pause a toast's timer. */
type Hold = 'hover' | 'focus' | 'hiddenTab';

export interface ToastTimer {
  /** Starts the timer and returns a function that stops it. */
  start: () => () => void;
  /** Restarts the timer with the full duration, because the same notice has come again. */
  restart: () => void;
  /** How often it was restarted. */
  restarts: () => number;
  /** Calls a listener at each restart; returns the function that stops this. */
  subscribe: (listener: () => void) => () => void;
  hold: (reason: Hold) => void;
  release: (reason: Hold) => void;
}

/**
 * Creates a timer that calls `onEnd` after `durationMs`, not counting pauses. notistack's own timer does not
 * pause on focus, cannot be restarted, and resumes with half of the full duration. It is not React state,
 * because Firefox loses what React schedules while a page enters the back-forward cache.
 */
export function createToastTimer(durationMs: number, onEnd: () => void): ToastTimer {
  const holds = new Set<Hold>();
  const listeners = new Set<() => void>();
  let restarts = 0;
  let isStarted = false;
  let leftMs = durationMs;
  let runsSince = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  const pause = () => {
    if (timeout === undefined) return;
    clearTimeout(timeout);
    timeout = undefined;
    leftMs -= performance.now() - runsSince;
  };
  const run = () => {
    if (!isStarted || timeout !== undefined || holds.size > 0) return;
    runsSince = performance.now();
    timeout = setTimeout(onEnd, leftMs);
  };
  const hold = (reason: Hold) => {
    holds.add(reason);
    pause();
  };
  const release = (reason: Hold) => {
    holds.delete(reason);
    run();
  };
  const followTab = () => (document.hidden ? hold('hiddenTab') : release('hiddenTab'));

  return {
    start: () => {
      isStarted = true;
      document.addEventListener('visibilitychange', followTab);
      followTab();
      return () => {
        isStarted = false;
        document.removeEventListener('visibilitychange', followTab);
        pause();
      };
    },
    restart: () => {
      pause();
      leftMs = durationMs;
      run();
      restarts += 1;
      for (const listener of listeners) listener();
    },
    restarts: () => restarts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold,
    release,
  };
}
