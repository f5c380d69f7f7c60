import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether this render is for prerendering or hydration. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
