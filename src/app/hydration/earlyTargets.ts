import { opensElsewhere } from '../../lib/opensElsewhere';

/** Returns whether a click follows a link in this tab. */
export const isLinkFollowed = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.target instanceof Element &&
  event.target.closest('a[href]:not([target])') !== null &&
  !opensElsewhere(event);

/** Returns whether the last event of an early element submitted a search. */
export const isSearchSent = (element: HTMLElement): boolean =>
  element.matches('[role=search],[role=search] [type=submit]');
