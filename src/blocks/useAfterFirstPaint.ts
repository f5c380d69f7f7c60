import { useDeferredValue } from 'react';

import { useRestoresScroll } from './useRestoresScroll';

/**
 * Returns whether a screen has been painted, so that all of it is to be rendered: one that a click opens first
 * renders what fits into the viewport (delivery-48). True from the start in prerendered pages, and where the
 * scroll position is restored.
 */
export function useAfterFirstPaint(): boolean {
  return useDeferredValue(true, useRestoresScroll() ? undefined : false);
}
