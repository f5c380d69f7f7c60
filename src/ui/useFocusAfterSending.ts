import { useCallback, useEffect, useRef } from 'react';

/** What moves the visitor on: another focus, a press, or the way back. */
const moves = ['focusin', 'pointerdown', 'popstate'];

/**
 * Where the focus goes when a form has been sent. `watch` is called when sending begins; `give` moves the
 * focus, unless the visitor has moved on since. (The disabled button that loses the focus moves nobody.)
 */
export function useFocusAfterSending() {
  const stop = useRef<() => boolean>(undefined);

  const watch = useCallback(() => {
    stop.current?.();
    let hasMoved = false;
    const note = () => {
      hasMoved = true;
    };
    for (const type of moves) window.addEventListener(type, note, true);
    stop.current = () => {
      for (const type of moves) window.removeEventListener(type, note, true);
      stop.current = undefined;
      return hasMoved;
    };
  }, []);

  const give = useCallback((element: HTMLElement | null, options?: FocusOptions) => {
    if (stop.current?.() === false) element?.focus(options);
  }, []);

  useEffect(() => () => void stop.current?.(), []);

  return { watch, give };
}
