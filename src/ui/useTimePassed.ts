import { useContext, useEffect, useState } from 'react';

import { DelaysAllowedContext } from './DelaysAllowedContext';
import { useIsHydrating } from './useIsHydrating';

/**
 * Whether `milliseconds` have passed since mount; true on a prerendered page, and when delays are not
 * allowed.
 */
export function useTimePassed(milliseconds: number): boolean {
  const areDelaysAllowed = useContext(DelaysAllowedContext);
  const isPrerendered = useIsHydrating();
  const [hasPassed, setHasPassed] = useState(isPrerendered || !areDelaysAllowed);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
