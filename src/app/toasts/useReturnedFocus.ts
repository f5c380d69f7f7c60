import { type FocusEvent, useRef } from 'react';

const isIn = (element: Element | undefined, target: EventTarget | null) =>
  target instanceof Node && element?.contains(target) === true;

/** Gives the focus back to where it was before it came into an element, else to the main content (toasts-21). */
export function useReturnedFocus(): {
  /** For the element's onFocus. */
  follow: (event: FocusEvent) => void;
  /** Gives it back, if the element has it. */
  giveBack: () => void;
} {
  const focused = useRef<{ element: Element; before: EventTarget | null }>(undefined);

  return {
    follow: ({ currentTarget, relatedTarget }) => {
      if (!isIn(currentTarget, relatedTarget))
        focused.current = { element: currentTarget, before: relatedTarget };
    },
    giveBack: () => {
      const { element, before } = focused.current ?? {};
      if (!isIn(element, document.activeElement)) return;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      // It has left the page, or cannot be focused any more.
      if (isIn(element, document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}
