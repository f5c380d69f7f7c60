import {
  type ComponentType,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { leaveScreen, waitingNotices } from './notify';
import { PlainNotices } from './PlainNotices';

/**
 * Removes the notices of a screen when the visitor leaves it. A replaced URL (such as one with a tool less to
 * compare) is the same screen.
 */
function useLeavingScreens(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shownPath = useRef(pathname);
  // A layout effect, so that notices from the next screen's effects stay.
  useLayoutEffect(() => {
    if (shownPath.current !== pathname && navigation !== NavigationType.Replace) leaveScreen();
    shownPath.current = pathname;
  }, [pathname, navigation]);
}

/**
 * Renders the toasts, whose code is loaded with the first one. If loading fails, notices are shown as plain
 * text until the next notice, or coming back online, triggers another attempt.
 */
export function ToastHost() {
  const { subscribe, get, getOnServer } = waitingNotices;
  const waiting = useSyncExternalStore(subscribe, get, getOnServer);
  const [Stack, setStack] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useLeavingScreens();

  useEffect(() => {
    if (Stack || waiting.length === 0) return undefined;
    let isCurrent = true;
    const load = () => {
      import(/* webpackChunkName: "toasts" */ './ToastStack').then(
        ({ ToastStack }) => isCurrent && setStack(() => ToastStack),
        () => isCurrent && setHasFailed(true),
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', load);
    };
  }, [Stack, waiting]);

  if (Stack) return <Stack />;
  return hasFailed && waiting.length > 0 ? <PlainNotices notices={waiting} /> : null;
}
