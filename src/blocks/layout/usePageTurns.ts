import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { isMotionReduced } from '../../ui/useReducedMotion';

import { scrollToTop } from './scrollToTop';

const scrollPositions = new Map<string, number>();

/**
 * What a change of the path does to view and focus: the view scrolls smoothly to the top (SPEC 2), or,
 * going back or forward, to where it was; a followed link moves the focus to the main content, so that
 * the keyboard goes on from there.
 */
export function usePageTurns(): void {
  const { pathname, key, state } = useLocation() as { pathname: string; key: string; state: unknown };
  const navigation = useNavigationType();
  const shown = useRef({ pathname, key });
  const endScroll = useRef<() => void>(undefined);

  useEffect(() => () => endScroll.current?.(), []);

  useEffect(() => {
    const remember = () => {
      scrollPositions.set(shown.current.key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    if (navigation === NavigationType.Pop) {
      endScroll.current?.();
      window.scrollTo({ top: scrollPositions.get(key) ?? 0, behavior: 'instant' });
      return;
    }
    if (before.pathname === pathname) return;
    endScroll.current?.();
    if (isMotionReduced()) window.scrollTo({ top: 0, behavior: 'instant' });
    else endScroll.current = scrollToTop();
    const takesFocusItself = typeof state === 'object' && state !== null && 'focusSearch' in state;
    if (navigation === NavigationType.Push && !takesFocusItself)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, key, navigation, state]);
}
