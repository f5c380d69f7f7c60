import { useDeferredValue } from 'react';

import { useRestoresScroll } from './useRestoresScroll';

/**
 * Whether a screen shows all that it has: one that a press has opened first shows what fits into the window, the rest after
 * that paint (delivery-48).
 */
export function useIsWhole(): boolean {
  return useDeferredValue(true, useRestoresScroll() ? undefined : false);
}
