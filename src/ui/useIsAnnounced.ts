import { useEffect, useState } from 'react';

/**
 * Returns whether to render the text of a live region. The region is mounted first and gets its text a frame
 * later, so that screen readers announce it.
 */
export function useIsAnnounced(): boolean {
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAnnounced;
}
