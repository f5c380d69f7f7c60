type Press = Pick<Event, 'type'> &
  Partial<Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>;

/**
 * Whether the browser itself handles a click on a link: opens a new tab or window, or downloads. Takes a DOM
 * or React mouse event.
 */
export const opensElsewhere = ({ altKey, button, ctrlKey, metaKey, shiftKey }: Press): boolean =>
  [altKey, ctrlKey, metaKey, shiftKey, button].some(Boolean);
