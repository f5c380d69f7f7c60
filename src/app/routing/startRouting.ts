import type { NavigationType, Navigator } from 'react-router-dom';

import { routeChanged, type RouteState } from '../../domain/events';
import type { AppStore } from '../store';

/** A history of React Router, of the browser or in memory. */
interface RouterHistory extends Navigator {
  action: NavigationType;
  location: Omit<RouteState, 'navigation'>;
  listen: (listener: () => void) => () => void;
}

/** The navigations of the application. */
export interface Routing {
  navigator: Navigator;
  /** The same object until the next navigation. */
  currentRoute: () => RouteState;
}

/** Dispatches `routeChanged` for the current location and for each one after it, before the router renders it. */
export function startRouting(store: Pick<AppStore, 'dispatch'>, history: RouterHistory): Routing {
  const readRoute = (): RouteState => {
    const { pathname, search, hash, key, state } = history.location;
    return { pathname, search, hash, key, state, navigation: history.action };
  };
  let route = readRoute();
  store.dispatch(routeChanged(route));
  history.listen(() => {
    route = readRoute();
    store.dispatch(routeChanged(route));
  });
  return { navigator: history, currentRoute: () => route };
}
