import { type ReactNode, Suspense, useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, Router } from 'react-router-dom';

import { DelaysAllowedContext } from '../../ui/DelaysAllowedContext';
import { focusMain } from '../../ui/focusMain';
import { lazyComponent } from '../../ui/lazyComponent';
import { useAppStore } from '../useAppStore';

import type { Routing } from './startRouting';

const navigationTypes = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

const timeTravelBar = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "time-travel" */ '../timeTravel/TimeTravelBar')).TimeTravelBar,
);

interface Props {
  routing: Routing;
  children: ReactNode;
}

/**
 * A router that renders a navigation together with the state that follows from it: `routeChanged` is reduced
 * first, so no render combines the new location with the old filters. In time travel it renders the recorded
 * state at its own route and remounts the tree, since local state belongs to the previous state.
 */
export function StoreRouter({ routing: { navigator, currentRoute }, children }: Props) {
  const store = useAppStore();
  const { timeTravel } = store;
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const { navigation, ...location } = useSyncExternalStore(subscribe, currentRoute, currentRoute);
  const {
    subscribe: subscribeToTimeTravel,
    replacedCount,
    isActive: isInTimeTravel,
    canContinue,
  } = timeTravel;
  const stateCount = useSyncExternalStore(subscribeToTimeTravel, replacedCount, replacedCount);
  const continueFromHere = () => {
    flushSync(timeTravel.continueFromHere);
    focusMain();
  };
  return (
    // No transitions: they would render the location later than the state.
    <Router
      location={location}
      navigationType={navigationTypes[navigation]}
      navigator={navigator}
      useTransitions={false}
    >
      <DelaysAllowedContext key={stateCount} value={!isInTimeTravel()}>
        {children}
      </DelaysAllowedContext>
      {isInTimeTravel() && canContinue ? (
        <Suspense>
          <timeTravelBar.Component onContinue={continueFromHere} />
        </Suspense>
      ) : null}
    </Router>
  );
}
