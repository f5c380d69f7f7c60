import useMediaQuery from '@mui/material/useMediaQuery';

import { limits } from '../domain/limits';

/** The theme's `breakpoints.down('md')`. */
const query = `(max-width: ${limits.mobileBelowPx - 0.05}px)`;

/** Whether the viewport is as narrow as a phone's, below 768 px; for event handlers and effects. */
export const isPhone = (): boolean => window.matchMedia(query).matches;

/**
 * Whether the viewport is as narrow as a phone's. Only for content that is shown on demand, since it has no
 * server value.
 */
export const useIsPhone = (): boolean => useMediaQuery(query, { noSsr: true });
