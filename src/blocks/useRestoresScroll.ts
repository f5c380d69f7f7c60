import { useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { scrollPositions } from './scrollPositions';

/**
 * Whether a page is needed in its whole height at once: Back and Forward scroll it to where it was (delivery-43), and so does the browser
 * a page that is hydrated. Not where it was at its top: it is shown as when a press opens it.
 */
export function useRestoresScroll(): boolean {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  // As it was when the navigation came: scrolling from then on changes nothing.
  return useMemo(() => isPop && scrollPositions.get(key) !== 0, [isPop, key]);
}
