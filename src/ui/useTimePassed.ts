import { useContext, useEffect, useState } from 'react';

import { useIsHydrating } from './useIsHydrating';
import { WaitsContext } from './WaitsContext';

/** Whether so many milliseconds have passed since mount; true on a prerendered page, and where nothing waits. */
export function useTimePassed(milliseconds: number): boolean {
  const waits = useContext(WaitsContext);
  const isPrerendered = useIsHydrating();
  const [hasPassed, setHasPassed] = useState(isPrerendered || !waits);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
