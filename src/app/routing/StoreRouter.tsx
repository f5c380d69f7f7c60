import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { NavigationType, Router } from 'react-router-dom';

import type { Routing } from './startRouting';

const navigationTypes = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

interface Props {
  routing: Routing;
  children: ReactNode;
}

/**
 * A router that renders a navigation together with the state that follows from it: `routeChanged` is reduced
 * before, so no render has the new location with the old filters. A jump in DevTools changes the state and not the
 * location.
 */
export function StoreRouter({ routing: { navigator, currentRoute }, children }: Props) {
  const store = useStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  // Not `visit.route`, which a jump in DevTools changes.
  const { navigation, ...location } = useSyncExternalStore(subscribe, currentRoute, currentRoute);
  return (
    // Without transitions: they would render the location later than the state.
    <Router
      location={location}
      navigationType={navigationTypes[navigation]}
      navigator={navigator}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}
