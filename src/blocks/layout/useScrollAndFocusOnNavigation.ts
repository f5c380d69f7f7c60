import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { focusMain } from '../../ui/focusMain';
import { isMotionReduced } from '../../ui/useReducedMotion';
import { navigationStateOf } from '../navigationState';
import { scrollPositions } from '../scrollPositions';

import { scrollToTop } from './scrollToTop';

/**
 * Manages scroll position and focus on navigation. A new path scrolls smoothly to the top (routes-4), and
 * Back and Forward restore the scroll position. Following a link focuses the main content, so that keyboard
 * users continue there; so do Back and Forward if the focused element has disappeared with the screen.
 */
export function useScrollAndFocusOnNavigation(): void {
  const { pathname, key, state } = useLocation() as { pathname: string; key: string; state: unknown };
  const navigation = useNavigationType();
  const current = useRef({ pathname, key });
  /** The initial scroll position: a browser scrolls a reloaded page before the listener is added. */
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
    // The focused element may have been removed by the navigation.
    const isFocusLost = document.activeElement === document.body;
    if (navigation === NavigationType.Pop) {
      endScroll.current?.();
      window.scrollTo({ top: scrollPositions.get(key) ?? 0, behavior: 'instant' });
      if (isFocusLost && previous.pathname !== pathname) focusMain();
      return;
    }
    const position = scrollPositions.get(previous.key) ?? initialPosition.current;
    scrollPositions.set(previous.key, position);
    const { preventScrollReset = false, resetScroll = false, keepFocus = false } = navigationStateOf(state);
    const isKept = !resetScroll && (previous.pathname === pathname || preventScrollReset);
    scrollPositions.set(key, isKept ? position : 0);
    const isFollowed = resetScroll || (navigation === NavigationType.Push && !keepFocus);
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
