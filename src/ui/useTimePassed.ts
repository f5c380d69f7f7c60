import { useEffect, useState } from 'react';

import { useIsHydrating } from './useIsHydrating';

/** Whether that many milliseconds have passed since the component was first shown; on a prerendered page they have. */
export function useTimePassed(milliseconds: number): boolean {
  const isPrerendered = useIsHydrating();
  const [hasPassed, setHasPassed] = useState(isPrerendered);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
