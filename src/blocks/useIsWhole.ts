import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Whether a screen shows all that it has: one that a press has opened first shows what fits into the window, the rest after
 * that paint (delivery-48). Back and Forward need the page's whole height at once, and so does hydration.
 */
export function useIsWhole(): boolean {
  return useDeferredValue(true, useNavigationType() === NavigationType.Pop);
}
