import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

import { limits } from '../domain/limits';

import { useReducedMotion } from './useReducedMotion';

function useOnScreen(ref: RefObject<HTMLElement | null>) {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return onScreen;
}

/**
 * Calls `advance` every 3 seconds while playing (tool-18). Pauses on hover, on focus, in a hidden tab and off
 * screen. A new `index` restarts the timer.
 */
export function useAutoplay(ref: RefObject<HTMLElement | null>, index: number, advance: () => void) {
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  const onScreen = useOnScreen(ref);
  const playing = choice === undefined ? !reducedMotion : choice === 'play';
  const runs = playing && !hovered && !focused && onScreen;

  useEffect(() => {
    if (!runs) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Not React state: Firefox drops updates that React schedules while a page enters the back-forward cache.
    const handleVisibilityChange = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(advance, limits.carouselAutoplayMs);
    };
    handleVisibilityChange();
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
    };
  }, [runs, index, advance]);

  return {
    playing,
    pause: () => setChoice('pause'),
    play: () => {
      setChoice('play');
      // Starts even though the pointer and the focus are still on the button.
      setHovered(false);
      setFocused(false);
    },
    holds: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
