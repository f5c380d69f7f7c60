import { matchPath } from 'react-router-dom';

import { type LazyScreen, lazyScreen } from './lazyScreen';

const toolList = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "tool-list" */ '../screens/toolList/ToolListScreen')).ToolListScreen,
);
const tool = lazyScreen(
  async () => (await import(/* webpackChunkName: "tool" */ '../screens/tool/ToolScreen')).ToolScreen,
);
const blog = lazyScreen(
  async () => (await import(/* webpackChunkName: "blog" */ '../screens/blog/BlogScreen')).BlogScreen,
);
const article = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "article" */ '../screens/article/ArticleScreen')).ArticleScreen,
);
const bookmarks = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "bookmarks" */ '../screens/bookmarks/BookmarksScreen'))
      .BookmarksScreen,
);
const home = lazyScreen(
  async () => (await import(/* webpackChunkName: "home" */ '../screens/home/HomeScreen')).HomeScreen,
);
const landing = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "landing" */ '../screens/landing/LandingScreen')).LandingScreen,
);
const trending = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "trending" */ '../screens/trending/TrendingScreen')).TrendingScreen,
);
const about = lazyScreen(
  async () => (await import(/* webpackChunkName: "about" */ '../screens/about/AboutScreen')).AboutScreen,
);
const contact = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "contact" */ '../screens/contact/ContactScreen')).ContactScreen,
);
const submit = lazyScreen(
  async () => (await import(/* webpackChunkName: "submit" */ '../screens/submit/SubmitScreen')).SubmitScreen,
);
const privacy = lazyScreen(
  async () => (await import(/* webpackChunkName: "legal" */ '../screens/legal/PrivacyScreen')).PrivacyScreen,
);
const terms = lazyScreen(
  async () => (await import(/* webpackChunkName: "legal" */ '../screens/legal/TermsScreen')).TermsScreen,
);
const disclaimer = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "legal" */ '../screens/legal/DisclaimerScreen')).DisclaimerScreen,
);
const compare = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "compare" */ '../screens/compare/CompareScreen')).CompareScreen,
);
const saved = lazyScreen(
  async () => (await import(/* webpackChunkName: "saved" */ '../screens/saved/SavedScreen')).SavedScreen,
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
  { path: '/blog', screen: blog },
  { path: '/blog/:slug', screen: article },
  { path: '/bookmarks', screen: bookmarks },
  { path: '/', screen: home },
  { path: '/landing', screen: landing, isStandalone: true },
  { path: '/trending-tools', screen: trending },
  { path: '/trending', screen: trending },
  { path: '/about', screen: about },
  { path: '/contact', screen: contact },
  { path: '/submit-tool', screen: submit },
  { path: '/privacy-policy', screen: privacy },
  { path: '/terms-and-conditions', screen: terms },
  { path: '/disclaimer', screen: disclaimer },
  { path: '/compare/:slugs', screen: compare },
  { path: '/saved-tools', screen: saved },
  { path: '*', screen: notFound },
];

/** Loads the code of the screen at a path, so that the first render needs no waiting. */
export async function preloadScreen(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  await route?.screen.preload().catch(() => {
    // The error boundary shows it when the screen is rendered.
  });
}
