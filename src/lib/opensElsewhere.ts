type Press = Pick<Event, 'type'> &
  Partial<Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>;

/**
 * Whether the browser itself opens a pressed link: in a new tab or window, or as a download.
 * Takes the event of the press, of the DOM or of React.
 */
export const opensElsewhere = ({ altKey, button, ctrlKey, metaKey, shiftKey }: Press): boolean =>
  [altKey, ctrlKey, metaKey, shiftKey, button].some(Boolean);
