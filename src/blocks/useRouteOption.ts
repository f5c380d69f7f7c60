import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** What a history entry carries besides its URL. */
export const routeOptionsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/**
 * How the visitor has arranged a screen (an order, a switch): in the history entry, and so in the store's route and in its
 * log, until the page is loaded anew or another one is opened.
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
    (chosen) =>
      void navigate({ pathname, search, hash }, { replace: true, state: { ...options, [name]: chosen } }),
  ];
}
