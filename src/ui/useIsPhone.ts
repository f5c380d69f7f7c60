import { limits } from '../domain/limits';

import { matchesMedia, useMatchesMedia } from './useMatchesMedia';

/** The theme's `breakpoints.down('md')`. */
const query = `(max-width: ${limits.mobileBelowPx - 0.05}px)`;

/** Whether the viewport is as narrow as a phone's, below 768 px; for event handlers and effects. */
export const isPhone = (): boolean => matchesMedia(query);

/** Whether the viewport is as narrow as a phone's. False in prerendered pages, and while they are hydrated. */
export const useIsPhone = (): boolean => useMatchesMedia(query);
