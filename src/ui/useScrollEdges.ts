import { type RefObject, useEffect, useState } from 'react';

interface ScrollEdges {
  start: boolean;
  end: boolean;
}

const nothingHidden: ScrollEdges = { start: false, end: false };

/** Returns at which ends of a scroll container content is hidden; none until it has been measured. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>, axis: 'x' | 'y'): ScrollEdges {
  const [edges, setEdges] = useState(nothingHidden);
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;
    const measure = () => {
      const [at, seen, whole] =
        axis === 'x'
          ? [scroller.scrollLeft, scroller.clientWidth, scroller.scrollWidth]
          : [scroller.scrollTop, scroller.clientHeight, scroller.scrollHeight];
      const start = at > 1;
      const end = whole - seen - at > 1;
      setEdges((old) => (old.start === start && old.end === end ? old : { start, end }));
    };
    scroller.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(scroller);
    for (const child of scroller.children) observer?.observe(child);
    // A ResizeObserver calls back after layout, so measuring here would only force a layout.
    if (!observer) measure();
    return () => {
      scroller.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [ref, axis]);
  return edges;
}
