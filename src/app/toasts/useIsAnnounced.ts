import { useEffect, useState } from 'react';

/**
 * Whether the text of a live region may stand in it. The region is there first and gets its text a frame
 * later, so that screen readers notice the text.
 */
export function useIsAnnounced(): boolean {
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAnnounced;
}
