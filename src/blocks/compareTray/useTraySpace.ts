import { type RefObject, useLayoutEffect } from 'react';

/** Between the tray and what stands above it. */
const gap = 12;
/** What toasts and footer keep free below themselves without a tray, and 8 px less on phones. */
const edge = 24;
const focusGap = 32;

/**
 * Tells the page how much room the tray takes while it shows: `--tray-height` is what toasts and footer
 * add to their own distance from the edge, `--tray-space` how far what is scrolled to stays from it.
 */
export function useTraySpace(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const tray = ref.current;
    if (!isShown || !tray) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const below = Number.parseFloat(getComputedStyle(tray).bottom) || 0;
      const isDocked = below === 0;
      const taken = tray.offsetHeight + below;
      style.setProperty('--tray-height', `${taken + gap - edge + (isDocked ? 8 : 0)}px`);
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
  }, [ref, isShown]);
}
