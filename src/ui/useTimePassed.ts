import { useEffect, useState } from 'react';

import { useIsHydrating } from './useIsHydrating';

/** Whether so many milliseconds have passed since mount; true on a prerendered page. */
export function useTimePassed(milliseconds: number): boolean {
  const isPrerendered = useIsHydrating();
  const [hasPassed, setHasPassed] = useState(isPrerendered);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
