import useMediaQuery from '@mui/material/useMediaQuery';

import { limits } from '../domain/limits';

/** The theme's `breakpoints.down('md')`. */
const query = `(max-width: ${limits.mobileBelowPx - 0.05}px)`;

/** Whether the window is as narrow as a phone's, below 768 px, for event handlers and effects. */
export const isPhone = (): boolean => window.matchMedia(query).matches;

/** Whether the window is as narrow as a phone's. For what shows only once it is opened: it has no server value. */
export const useIsPhone = (): boolean => useMediaQuery(query, { noSsr: true });
