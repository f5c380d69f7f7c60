import { flushSync } from 'react-dom';

import { isMotionReduced } from './useReducedMotion';

/** A device that has needed longer for a screen, in ms, gets no fades: each would delay the next screen. */
const longestMs = 60;

/** The longest time so far from a press to the rendered screen, in ms. Unknown before the first navigation. */
let slowestMs: number | undefined;

const keepSlowest = (startedAt: number) => {
  slowestMs = Math.max(slowestMs ?? 0, performance.now() - startedAt);
};

/**
 * Navigates to a link's page and, by a view transition, fades from the old screen to the new one
 * (delivery-64), unless it is another place of the same page, the visitor prefers reduced motion, or the
 * device is slow. Only a picture of the old screen fades: the new screen below it is live and gets the next
 * press (docs/adr/0019).
 */
export function crossFade({ pathname }: HTMLAnchorElement, navigate: () => void): void {
  const startedAt = performance.now();
  const isFast = slowestMs !== undefined && slowestMs <= longestMs;
  if (
    !isFast ||
    pathname === window.location.pathname ||
    isMotionReduced() ||
    !('startViewTransition' in document)
  ) {
    navigate();
    // React renders what an event has changed in a microtask.
    queueMicrotask(() => keepSlowest(startedAt));
    return;
  }
  const { style } = document.documentElement;
  const transition = document.startViewTransition(() => {
    flushSync(navigate);
    keepSlowest(startedAt);
    // The new screen is not captured: in a picture it could not be pressed.
    style.viewTransitionName = 'none';
  });
  // Rejected when the next navigation ends the fade.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => (style.viewTransitionName = ''));
}
