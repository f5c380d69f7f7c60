import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  if (typeof window.matchMedia !== 'function') return () => undefined;
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the visitor prefers reduced motion; for event handlers. */
export const isMotionReduced = () =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches;

/** Whether the visitor prefers reduced motion, where CSS is not enough. False in prerendered pages. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false);
}
