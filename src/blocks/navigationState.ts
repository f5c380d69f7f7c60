/** How the visitor has arranged a screen, by name. */
type RouteOptions = Readonly<Record<string, unknown>>;

/**
 * The state of a history entry (`location.state`): how its navigation treats scroll position and focus, and
 * the screen's options. It is serializable, and in the action log.
 */
export interface NavigationState {
  /** Keeps the scroll position: the navigation only syncs the URL with the page. */
  preventScrollReset?: boolean;
  /** Starts at the top, even if the page is the current one, such as 'Tools' on the list's third page. */
  resetScroll?: boolean;
  /** Leaves the focus on the control that was used. */
  keepFocus?: boolean;
  /** The options of `useRouteOption`. */
  options?: RouteOptions;
}

/** Returns the state of a history entry, which is `unknown` to the router. */
export const navigationStateOf = (state: unknown): NavigationState =>
  typeof state === 'object' && state !== null ? state : {};

/** Returns the options in the state of a history entry. */
export const routeOptionsOf = (state: unknown): RouteOptions => navigationStateOf(state).options ?? {};

/** For the links of the top bar, the menu and the footer. */
export const resetScroll: NavigationState = { resetScroll: true };
