import { matchesMedia, useMatchesMedia } from './useMatchesMedia';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion; for event handlers. */
export const isMotionReduced = (): boolean => matchesMedia(query);

/** Whether the visitor prefers reduced motion, where CSS is not enough. False in prerendered pages. */
export const useReducedMotion = (): boolean => useMatchesMedia(query);
