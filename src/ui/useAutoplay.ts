import { type PointerEvent, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

import { limits } from '../domain/limits';

import { useReducedMotion } from './useReducedMotion';

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const tabShows = () => document.visibilityState !== 'hidden';

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
 * Calls `advance` every 3 seconds while it plays and nothing holds it: the pointer, the focus, a hidden tab,
 * being off screen. `index` starts the clock anew.
 */
export function useAutoplay(ref: RefObject<HTMLElement | null>, index: number, advance: () => void) {
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  const onScreen = useOnScreen(ref);
  const showing = useSyncExternalStore(subscribeToVisibility, tabShows, () => true);
  const playing = choice === undefined ? !reducedMotion : choice === 'play';
  const runs = playing && !hovered && !focused && onScreen && showing;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(advance, limits.carouselAutoplayMs);
    return () => clearTimeout(timer);
  }, [runs, index, advance]);

  return {
    playing,
    pause: () => setChoice('pause'),
    play: () => {
      setChoice('play');
      // Who asks for it sees it start, with the pointer and the focus still on the button.
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
