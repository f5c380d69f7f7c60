import { type RefObject, useLayoutEffect } from 'react';

import { isPhone } from '../../ui/useIsPhone';

/** The gap between the tray and the content above it. */
const gap = 12;
/** The bottom distance of toasts and footer without a tray; 8 px less on phones. */
const edge = 24;
const focusGap = 32;

/**
 * Sets CSS variables to the tray's size while it is shown: toasts and footer add `--tray-height` to their
 * bottom distance, and `--tray-space` is the page's scroll padding. Measured synchronously when the tray
 * opens, so that it never covers anything for a frame.
 */
export function useTraySpace(
  ref: RefObject<HTMLElement | null>,
  { isShown, isOpen }: { isShown: boolean; isOpen: boolean },
): void {
  useLayoutEffect(() => {
    const tray = ref.current;
    if (!isShown || !tray) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const below = Number.parseFloat(getComputedStyle(tray).bottom) || 0;
      const taken = tray.offsetHeight + below;
      style.setProperty('--tray-height', `${taken + gap - edge + (isPhone() ? 8 : 0)}px`);
      style.setProperty('--tray-space', `${taken + focusGap}px`);
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(tray);
    return () => {
      observer?.disconnect();
      style.removeProperty('--tray-height');
      style.removeProperty('--tray-space');
    };
  }, [ref, isShown, isOpen]);
}
