import { useDeferredValue } from 'react';

import { useRestoresScroll } from './useRestoresScroll';

/**
 * Returns whether to render a whole screen. A screen that a click opens first renders what fits into the
 * viewport, and the rest after that paint (delivery-48).
 */
export function useIsWhole(): boolean {
  return useDeferredValue(true, useRestoresScroll() ? undefined : false);
}
