import { type FocusEvent, useRef } from 'react';

import { focusMain } from '../../ui/focusMain';

const isIn = (element: Element | undefined, target: EventTarget | null) =>
  target instanceof Node && element?.contains(target) === true;

/** Moves focus to the main content if the focused element was removed (toasts-21). */
export function replaceLostFocus(): void {
  if (document.activeElement === document.body) focusMain();
}

/** Returns focus to where it was before it entered an element, or to the main content (toasts-21). */
export function useReturnedFocus(): {
  /** The element's `onFocus` handler. */
  trackFocus: (event: FocusEvent) => void;
  /** Returns focus if the element has it. */
  restoreFocus: () => void;
} {
  const focused = useRef<{ element: Element; before: EventTarget | null }>(undefined);

  return {
    trackFocus: ({ currentTarget, relatedTarget }) => {
      if (!isIn(currentTarget, relatedTarget))
        focused.current = { element: currentTarget, before: relatedTarget };
    },
    restoreFocus: () => {
      const { element, before } = focused.current ?? {};
      if (!isIn(element, document.activeElement)) return;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      // The previous element has been removed or can no longer be focused.
      if (isIn(element, document.activeElement)) focusMain();
    },
  };
}
