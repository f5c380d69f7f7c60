import { useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { scrollPositions } from './scrollPositions';

/**
 * Returns whether the page must have its full height immediately, because Back and Forward scroll it to where
 * it was (delivery-43), and the browser does so for a page that is hydrated. False if the page was at the
 * top, since it is then rendered as after a click.
 */
export function useRestoresScroll(): boolean {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { key } = useLocation();
  // The position at the time of the navigation; later scrolling must not change this.
  return useMemo(() => isPop && scrollPositions.get(key) !== 0, [isPop, key]);
}
