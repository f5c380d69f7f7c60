import { routeChanged, type RouteState } from '../../src/domain/events';

/** The event of a navigation to a path with its query. */
export function routeTo(path: string, navigation: RouteState['navigation'] = 'PUSH') {
  const { pathname, search, hash } = new URL(path, 'http://site');
  return routeChanged({ pathname, search, hash, key: `${navigation} ${path}`, state: null, navigation });
}
