import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now; for event handlers. False in browsers without media queries. */
export const matchesMedia = (query: string): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches;

/**
 * Whether a media query matches; false in prerendered pages, and while they are hydrated. Material UI's
 * `useMediaQuery` also reads queries of the theme, for more bytes in the first load (docs/adr/0004).
 */
export function useMatchesMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}
