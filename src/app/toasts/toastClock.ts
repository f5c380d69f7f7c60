import { useCallback, useEffect, useRef, useState } from 'react';

const restarts = new Map<string | number, () => void>();

/** Starts the clock of a shown toast anew. */
export function restartClock(id: string | number): void {
  restarts.get(id)?.();
}

/**
 * Calls `onEnd` after `durationMs` in which the toast was neither hovered nor focused and the tab was
 * visible. Gives the handlers that hold and release the clock.
 */
export function useToastClock(id: string | number, durationMs: number, onEnd: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  const [isHidden, setIsHidden] = useState(() => document.hidden);
  const [round, setRound] = useState(0);
  const left = useRef(durationMs);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    restarts.set(id, () => {
      left.current = durationMs;
      setRound((before) => before + 1);
    });
    return () => {
      restarts.delete(id);
    };
  }, [id, durationMs]);

  useEffect(() => {
    const follow = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  useEffect(() => {
    if (isHeld || isHidden) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isHeld, isHidden, round]);

  return { hold: useCallback(() => setIsHeld(true), []), release: useCallback(() => setIsHeld(false), []) };
}
