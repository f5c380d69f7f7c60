import { useCallback, useEffect, useRef } from 'react';

/** Events by which the visitor moves on: focus, pointer or history. */
const moves = ['focusin', 'pointerdown', 'popstate'];

/**
 * Moves the focus after a form was submitted. Call `startTracking` when submitting begins; `moveFocus` then
 * focuses an element unless the visitor has moved on in the meantime. (The disabled button's loss of focus
 * does not count.)
 */
export function useFocusAfterSending() {
  const stop = useRef<() => boolean>(undefined);

  const startTracking = useCallback(() => {
    stop.current?.();
    let hasMoved = false;
    const note = ({ type, target }: Event) => {
      const element = target instanceof Element ? target : undefined;
      // The second press of a double click on the button, which is disabled by then, focuses the page.
      const isSecondPress = type === 'pointerdown' ? element?.closest('form') : element?.matches('main');
      if (!isSecondPress) hasMoved = true;
    };
    for (const type of moves) window.addEventListener(type, note, true);
    stop.current = () => {
      for (const type of moves) window.removeEventListener(type, note, true);
      stop.current = undefined;
      return hasMoved;
    };
  }, []);

  const moveFocus = useCallback((element: HTMLElement | null, options?: FocusOptions) => {
    if (stop.current?.() === false) element?.focus(options);
  }, []);

  useEffect(() => () => void stop.current?.(), []);

  return { startTracking, moveFocus };
}
