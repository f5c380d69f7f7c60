import { useLayoutEffect } from 'react';

/** Shows toasts in the app bar during a comparison, because elsewhere they cover its table (toasts-17). */
export function useToastsInAppBar(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.toasts = 'app-bar';
    return () => {
      delete dataset.toasts;
    };
  }, []);
}
