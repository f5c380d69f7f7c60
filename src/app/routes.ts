import { matchPath } from 'react-router-dom';

import { type LazyScreen, lazyScreen } from './lazyScreen';

const toolList = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "tool-list" */ '../screens/toolList/ToolListScreen')).ToolListScreen,
);
const tool = lazyScreen(
  async () => (await import(/* webpackChunkName: "tool" */ '../screens/tool/ToolScreen')).ToolScreen,
);
const notFound = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "not-found" */ '../screens/notFound/NotFoundScreen')).NotFoundScreen,
);

interface ScreenRoute {
  path: string;
  screen: LazyScreen;
  /** Outside the shared layout. */
  isStandalone?: boolean;
}

/** The screens by path pattern (SPEC 2); the last one takes every other path. */
export const routes: readonly ScreenRoute[] = [
  { path: '/tools', screen: toolList },
  { path: '/tools/category/:categorySlug', screen: toolList },
  { path: '/tools/:slug', screen: tool },
  { path: '*', screen: notFound },
];

/** Loads the code of the screen at a path, so that the first render needs no waiting. */
export async function preloadScreen(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  await route?.screen.preload().catch(() => {
    // The error boundary shows it when the screen is rendered.
  });
}
