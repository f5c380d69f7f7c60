import { opensElsewhere } from '../../lib/opensElsewhere';

/** Whether a click follows a link in this tab. */
export const isLinkFollowed = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.target instanceof Element &&
  event.target.closest('a[href]:not([target])') !== null &&
  !opensElsewhere(event);

/** Whether the last event of an early element was that a search was sent. */
export const isSearchSent = (element: HTMLElement): boolean =>
  element.matches('[role=search],[role=search] [type=submit]');
