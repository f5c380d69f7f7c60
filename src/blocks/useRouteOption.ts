import { type Location, useLocation, useNavigate } from 'react-router-dom';

import { type NavigationState, routeOptionsOf } from './navigationState';

/**
 * Returns how the visitor has arranged a screen (such as an order or a switch), and a setter. The value is in
 * the history entry's state, and thus in the store's route and in the action log, until the page is reloaded
 * or another one is opened.
 */
export function useRouteOption<Value extends string | number | boolean>(
  name: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const options = routeOptionsOf(state);
  const value = options[name];
  return [
    typeof value === typeof initial ? (value as Value) : initial,
    (chosen) => {
      // Without what the state says of scroll position and focus, which was for the navigation to this page.
      const arranged: NavigationState = { options: { ...options, [name]: chosen } };
      void navigate({ pathname, search, hash }, { replace: true, state: arranged });
    },
  ];
}
