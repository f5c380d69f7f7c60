import { useLayoutEffect } from 'react';

/**
 * Moves the toasts into the app bar while the comparison shows: everywhere else they would cover its table
 * (toasts-17).
 */
export function useToastsInAppBar(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.toasts = 'app-bar';
    return () => {
      delete dataset.toasts;
    };
  }, []);
}
