import { matchRoutes } from 'react-router-dom';

import { listingParameters } from '../domain/listingUrl';
import type { RouteParams } from '../domain/paths';

import { type LazyScreen, lazyScreen } from './lazyScreen';
import { replayPath } from './replay/replayedPage';

/** The screens, each of which can be preloaded. */
export const screens = {
  toolList: lazyScreen(
    'tool-list',
    async () =>
      (await import(/* webpackChunkName: "tool-list" */ '../screens/toolList/ToolListScreen')).ToolListScreen,
  ),
  tool: lazyScreen(
    'tool',
    async () => (await import(/* webpackChunkName: "tool" */ '../screens/tool/ToolScreen')).ToolScreen,
  ),
  blog: lazyScreen(
    'blog',
    async () => (await import(/* webpackChunkName: "blog" */ '../screens/blog/BlogScreen')).BlogScreen,
  ),
  article: lazyScreen(
    'article',
    async () =>
      (await import(/* webpackChunkName: "article" */ '../screens/article/ArticleScreen')).ArticleScreen,
  ),
  bookmarks: lazyScreen(
    'bookmarks',
    async () =>
      (await import(/* webpackChunkName: "bookmarks" */ '../screens/bookmarks/BookmarksScreen'))
        .BookmarksScreen,
  ),
  home: lazyScreen(
    'home',
    async () => (await import(/* webpackChunkName: "home" */ '../screens/home/HomeScreen')).HomeScreen,
  ),
  landing: lazyScreen(
    'landing',
    async () =>
      (await import(/* webpackChunkName: "landing" */ '../screens/landing/LandingScreen')).LandingScreen,
  ),
  trending: lazyScreen(
    'trending',
    async () =>
      (await import(/* webpackChunkName: "trending" */ '../screens/trending/TrendingScreen')).TrendingScreen,
  ),
  about: lazyScreen(
    'about',
    async () => (await import(/* webpackChunkName: "about" */ '../screens/about/AboutScreen')).AboutScreen,
  ),
  howWeReview: lazyScreen(
    'legal',
    async () =>
      (await import(/* webpackChunkName: "legal" */ '../screens/howWeReview/HowWeReviewScreen'))
        .HowWeReviewScreen,
  ),
  contact: lazyScreen(
    'contact',
    async () =>
      (await import(/* webpackChunkName: "contact" */ '../screens/contact/ContactScreen')).ContactScreen,
  ),
  submit: lazyScreen(
    'submit',
    async () =>
      (await import(/* webpackChunkName: "submit" */ '../screens/submit/SubmitScreen')).SubmitScreen,
  ),
  privacy: lazyScreen(
    'legal',
    async () => (await import(/* webpackChunkName: "legal" */ '../screens/legal/LegalScreens')).PrivacyScreen,
  ),
  terms: lazyScreen(
    'legal',
    async () => (await import(/* webpackChunkName: "legal" */ '../screens/legal/LegalScreens')).TermsScreen,
  ),
  disclaimer: lazyScreen(
    'legal',
    async () =>
      (await import(/* webpackChunkName: "legal" */ '../screens/legal/LegalScreens')).DisclaimerScreen,
  ),
  compare: lazyScreen(
    'compare',
    async () =>
      (await import(/* webpackChunkName: "compare" */ '../screens/compare/CompareScreen')).CompareScreen,
  ),
  versus: lazyScreen(
    'versus',
    async () =>
      (await import(/* webpackChunkName: "versus" */ '../screens/versus/VersusScreen')).VersusScreen,
  ),
  saved: lazyScreen(
    'saved',
    async () => (await import(/* webpackChunkName: "saved" */ '../screens/saved/SavedScreen')).SavedScreen,
  ),
  notFound: lazyScreen(
    'not-found',
    async () =>
      (await import(/* webpackChunkName: "not-found" */ '../screens/notFound/NotFoundScreen')).NotFoundScreen,
  ),
};

/** The replay viewer. Its code is left out of builds without DevTools and of the host. */
const replayScreen =
  // oxlint-disable-next-line typescript/prefer-optional-chain -- the global may not be declared at all
  typeof __SETTINGS__ !== 'undefined' && __SETTINGS__.reduxDevtools
    ? lazyScreen(
        'replay',
        async () => (await import(/* webpackChunkName: "replay" */ './replay/ReplayScreen')).ReplayScreen,
      )
    : undefined;

interface ScreenRoute {
  path: string;
  screen: LazyScreen;
  /** Whether the screen is rendered outside the shared layout. */
  isStandalone?: boolean;
  /**
   * Whether the screen shows ratings, counts or quotes. The home screen has its own note below the hero when
   * they are sample data.
   */
  showsFigures?: boolean;
  /** The query parameters that the screen reads. A URL with one of them is not the prerendered page's. */
  query?: readonly string[];
}

/** Matches every other path. */
const otherPaths: ScreenRoute = { path: '*', screen: screens.notFound };

const screenRoutes: readonly ScreenRoute[] = [
  { path: '/tools', screen: screens.toolList, showsFigures: true, query: listingParameters },
  {
    path: '/tools/category/:categorySlug',
    screen: screens.toolList,
    showsFigures: true,
    query: listingParameters,
  },
  { path: '/tools/:slug', screen: screens.tool, showsFigures: true },
  { path: '/blog', screen: screens.blog, query: ['page', 'category'] },
  { path: '/blog/:slug', screen: screens.article },
  { path: '/bookmarks', screen: screens.bookmarks },
  { path: '/', screen: screens.home },
  { path: '/landing', screen: screens.landing, isStandalone: true },
  { path: '/trending-tools', screen: screens.trending, showsFigures: true, query: ['page'] },
  { path: '/trending', screen: screens.trending, showsFigures: true, query: ['page'] },
  { path: '/about', screen: screens.about },
  { path: '/how-we-review', screen: screens.howWeReview },
  { path: '/contact', screen: screens.contact, query: ['subject'] },
  { path: '/submit-tool', screen: screens.submit, query: ['name'] },
  { path: '/privacy-policy', screen: screens.privacy },
  { path: '/terms-and-conditions', screen: screens.terms },
  { path: '/disclaimer', screen: screens.disclaimer },
  { path: '/compare/:slugs', screen: screens.compare, showsFigures: true },
  { path: '/saved-tools', screen: screens.saved, showsFigures: true, query: ['list'] },
  { path: '/versus/:pair', screen: screens.versus, showsFigures: true },
  ...(replayScreen ? [{ path: replayPath, screen: replayScreen, isStandalone: true }] : []),
];

/** The screens by path pattern (routes-1). Patterns are case-sensitive, as on the host. */
export const routes = [...screenRoutes.map((route) => ({ ...route, caseSensitive: true })), otherPaths];

interface RouteMatch {
  route: ScreenRoute;
  params: RouteParams;
}

/** A cache of recent matches: the router compiles all patterns for each match, and a click needs several. */
const matches = new Map<string, RouteMatch>();
const maxMatches = 50;

/**
 * Returns the route of a path and its decoded parameters. A path with line breaks, which the router's `*`
 * does not match, is not found either.
 */
export function matchAt(pathname: string): RouteMatch {
  const known = matches.get(pathname);
  if (known) return known;
  const match: RouteMatch = matchRoutes(routes, { pathname })?.[0] ?? { route: otherPaths, params: {} };
  if (matches.size === maxMatches) matches.clear();
  matches.set(pathname, match);
  return match;
}

/** Returns the route of a path. */
export const routeAt = (pathname: string): ScreenRoute => matchAt(pathname).route;

/** Preloads the code of the screen at a path, so that its first render does not suspend. */
export function preloadScreen(pathname: string): Promise<void> {
  return routeAt(pathname).screen.preload();
}
