import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  if (typeof window.matchMedia !== 'function') return () => undefined;
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the visitor wants little motion, for what is decided while something happens. */
export const isMotionReduced = () =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches;

/** For what CSS cannot decide. The prerendered page takes it that motion is welcome. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false);
}
