import { type RefObject, useEffect } from 'react';

/** Sets an element's height, with padding and border, as its custom property `--height`, once it is known. */
export function useHeightVariable(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
