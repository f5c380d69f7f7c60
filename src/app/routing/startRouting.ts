import type { NavigationType, Navigator, Path } from 'react-router-dom';

import { routeChanged, type RouteState } from '../../domain/events';
import { selectRoute } from '../../features/visit/visitSlice';
import type { AppStore } from '../store';

/** A history of React Router, in the browser or in memory. */
interface RouterHistory extends Navigator {
  action: NavigationType;
  location: Omit<RouteState, 'navigation'>;
  listen: (listener: () => void) => () => void;
}

/** The application's navigation. */
export interface Routing {
  /** Ignores navigation while the store is in time travel. */
  navigator: Navigator;
  /** Returns the store's route (in time travel, the shown state's). Stable until the next navigation. */
  currentRoute: () => RouteState;
}

/** Dispatches `routeChanged` for the current location and each later one, before the router renders it. */
export function startRouting(store: AppStore, history: RouterHistory): Routing {
  const { timeTravel } = store;
  const readRoute = (): RouteState => {
    const { pathname, search, hash, key, state } = history.location;
    return { pathname, search, hash, key, state, navigation: history.action };
  };
  const currentRoute = () => selectRoute(store.getState());
  let isReplacedSilently = false;
  // The history entry's state survives a reload, but the first render must match the prerendered page.
  store.dispatch(routeChanged({ ...readRoute(), state: null }));
  history.listen(() => {
    if (!isReplacedSilently) store.dispatch(routeChanged(readRoute()));
  });
  timeTravel.onContinue(() => {
    const { pathname, search, hash, key, state } = currentRoute();
    isReplacedSilently = true;
    // With the key of the shown state's route, so that the history entry matches the state.
    history.replace({ pathname, search, hash, key } as Partial<Path>, state);
    isReplacedSilently = false;
  });
  const unlessInTimeTravel =
    <Args extends unknown[]>(navigate: (...args: Args) => void) =>
    (...args: Args) => {
      if (!timeTravel.isActive()) navigate(...args);
    };
  return {
    navigator: {
      ...history,
      go: unlessInTimeTravel((delta) => history.go(delta)),
      push: unlessInTimeTravel((...to) => history.push(...to)),
      replace: unlessInTimeTravel((...to) => history.replace(...to)),
    },
    currentRoute,
  };
}
