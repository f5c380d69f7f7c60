import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether this is the render that a prerendered page was made with, or is hydrated with. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
