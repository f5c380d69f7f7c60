import { useDeferredValue } from 'react';

import { useRestoresScroll } from './useRestoresScroll';

/**
 * A value that follows the paint of a press: what depends on it alone is rendered after that (delivery-48). At once where Back or Forward
 * restores the scroll position.
 */
export function useValueAfterPaint<Value>(value: Value): Value {
  const deferred = useDeferredValue(value);
  return useRestoresScroll() ? value : deferred;
}
