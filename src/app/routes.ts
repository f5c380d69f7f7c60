import { matchRoutes } from 'react-router-dom';

import { type LazyScreen, lazyScreen } from './lazyScreen';

const toolList = lazyScreen(
  'tool-list',
  async () =>
    (await import(/* webpackChunkName: "tool-list" */ '../screens/toolList/ToolListScreen')).ToolListScreen,
);
const tool = lazyScreen(
  'tool',
  async () => (await import(/* webpackChunkName: "tool" */ '../screens/tool/ToolScreen')).ToolScreen,
);
const blog = lazyScreen(
  'blog',
  async () => (await import(/* webpackChunkName: "blog" */ '../screens/blog/BlogScreen')).BlogScreen,
);
const article = lazyScreen(
  'article',
  async () =>
    (await import(/* webpackChunkName: "article" */ '../screens/article/ArticleScreen')).ArticleScreen,
);
const bookmarks = lazyScreen(
  'bookmarks',
  async () =>
    (await import(/* webpackChunkName: "bookmarks" */ '../screens/bookmarks/BookmarksScreen'))
      .BookmarksScreen,
);
const home = lazyScreen(
  'home',
  async () => (await import(/* webpackChunkName: "home" */ '../screens/home/HomeScreen')).HomeScreen,
);
const landing = lazyScreen(
  'landing',
  async () =>
    (await import(/* webpackChunkName: "landing" */ '../screens/landing/LandingScreen')).LandingScreen,
);
const trending = lazyScreen(
  'trending',
  async () =>
    (await import(/* webpackChunkName: "trending" */ '../screens/trending/TrendingScreen')).TrendingScreen,
);
const about = lazyScreen(
  'about',
  async () => (await import(/* webpackChunkName: "about" */ '../screens/about/AboutScreen')).AboutScreen,
);
const contact = lazyScreen(
  'contact',
  async () =>
    (await import(/* webpackChunkName: "contact" */ '../screens/contact/ContactScreen')).ContactScreen,
);
const submit = lazyScreen(
  'submit',
  async () => (await import(/* webpackChunkName: "submit" */ '../screens/submit/SubmitScreen')).SubmitScreen,
);
const privacy = lazyScreen(
  'legal',
  async () => (await import(/* webpackChunkName: "legal" */ '../screens/legal/PrivacyScreen')).PrivacyScreen,
);
const terms = lazyScreen(
  'legal',
  async () => (await import(/* webpackChunkName: "legal" */ '../screens/legal/TermsScreen')).TermsScreen,
);
const disclaimer = lazyScreen(
  'legal',
  async () =>
    (await import(/* webpackChunkName: "legal" */ '../screens/legal/DisclaimerScreen')).DisclaimerScreen,
);
const compare = lazyScreen(
  'compare',
  async () =>
    (await import(/* webpackChunkName: "compare" */ '../screens/compare/CompareScreen')).CompareScreen,
);
const saved = lazyScreen(
  'saved',
  async () => (await import(/* webpackChunkName: "saved" */ '../screens/saved/SavedScreen')).SavedScreen,
);
const notFound = lazyScreen(
  'not-found',
  async () =>
    (await import(/* webpackChunkName: "not-found" */ '../screens/notFound/NotFoundScreen')).NotFoundScreen,
);

interface ScreenRoute {
  path: string;
  screen: LazyScreen;
  /** Outside the shared layout. */
  isStandalone?: boolean;
  /** The query parameters that the screen reads: a URL with one of them is not the prerendered page's. */
  query?: readonly string[];
}

const listingQuery = ['search', 'industry', 'tag'];

/** Matches every other path. */
const otherPaths: ScreenRoute = { path: '*', screen: notFound };

/** The screens by path pattern (routes-1). */
export const routes: readonly ScreenRoute[] = [
  { path: '/tools', screen: toolList, query: listingQuery },
  { path: '/tools/category/:categorySlug', screen: toolList, query: listingQuery },
  { path: '/tools/:slug', screen: tool },
  { path: '/blog', screen: blog, query: ['page', 'category'] },
  { path: '/blog/:slug', screen: article },
  { path: '/bookmarks', screen: bookmarks },
  { path: '/', screen: home },
  { path: '/landing', screen: landing, isStandalone: true },
  { path: '/trending-tools', screen: trending },
  { path: '/trending', screen: trending },
  { path: '/about', screen: about },
  { path: '/contact', screen: contact, query: ['subject'] },
  { path: '/submit-tool', screen: submit },
  { path: '/privacy-policy', screen: privacy },
  { path: '/terms-and-conditions', screen: terms },
  { path: '/disclaimer', screen: disclaimer },
  { path: '/compare/:slugs', screen: compare },
  { path: '/saved-tools', screen: saved },
  otherPaths,
];

/**
 * The route of a path, matched as the router does. The router's own `*` does not match line breaks; such a path is
 * not found either.
 */
export function routeAt(pathname: string): ScreenRoute {
  return matchRoutes([...routes], { pathname })?.[0]?.route ?? otherPaths;
}

/** Preloads the code of the screen at a path, so that its first render does not suspend. */
export async function preloadScreen(pathname: string): Promise<void> {
  await routeAt(pathname)
    .screen.preload()
    .catch(() => {
      // The error boundary handles it when the screen is rendered.
    });
}
