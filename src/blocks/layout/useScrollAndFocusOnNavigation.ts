import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { isMotionReduced } from '../../ui/useReducedMotion';
import { scrollPositions } from '../scrollPositions';

import { scrollToTop } from './scrollToTop';

/** The state of a navigation that leaves the focus where it is, on the control that was used. */
export const keepFocus = { keepFocus: true } as const;

/** The state of a navigation that only says in the URL what the page shows: neither scrolls nor focuses. */
export const keepPlace = { keepPlace: true } as const;

const has = (state: unknown, key: string) => typeof state === 'object' && state !== null && key in state;

/**
 * Scroll and focus on navigation: a new path scrolls smoothly to the top (routes-4), back and forward restore the
 * scroll position, and a followed link focuses the main content, so that keyboard users continue there; so do back and forward where
 * the focus has gone with the screen.
 */
export function useScrollAndFocusOnNavigation(): void {
  const { pathname, key, state } = useLocation() as { pathname: string; key: string; state: unknown };
  const navigation = useNavigationType();
  const current = useRef({ pathname, key });
  /** Of the page that was loaded: a browser scrolls one that is reloaded before anything here listens. */
  const initialPosition = useRef(0);
  const endScroll = useRef<() => void>(undefined);

  useEffect(() => () => endScroll.current?.(), []);

  useEffect(() => {
    const saveScrollPosition = () => {
      scrollPositions.set(current.current.key, window.scrollY);
    };
    initialPosition.current = window.scrollY;
    window.addEventListener('scroll', saveScrollPosition, { passive: true });
    return () => window.removeEventListener('scroll', saveScrollPosition);
  }, []);

  useLayoutEffect(() => {
    const previous = current.current;
    if (previous.key === key) return;
    current.current = { pathname, key };
    const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });
    // What had the focus may have gone with what has changed.
    const isFocusLost = document.activeElement === document.body;
    if (navigation === NavigationType.Pop) {
      endScroll.current?.();
      window.scrollTo({ top: scrollPositions.get(key) ?? 0, behavior: 'instant' });
      if (isFocusLost && previous.pathname !== pathname) focusMain();
      return;
    }
    const position = scrollPositions.get(previous.key) ?? initialPosition.current;
    scrollPositions.set(previous.key, position);
    const isKept = previous.pathname === pathname || has(state, 'keepPlace');
    scrollPositions.set(key, isKept ? position : 0);
    const isFollowed = navigation === NavigationType.Push && !has(state, 'keepFocus');
    if (isKept) {
      if (isFollowed && isFocusLost) focusMain();
      return;
    }
    endScroll.current?.();
    if (isMotionReduced()) window.scrollTo({ top: 0, behavior: 'instant' });
    else endScroll.current = scrollToTop();
    if (isFollowed) focusMain();
  }, [pathname, key, navigation, state]);
}
