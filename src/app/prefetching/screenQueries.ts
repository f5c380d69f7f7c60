import { catalogueApi, listToolsArgOf } from '../../catalogue/catalogueApi';
import { categories } from '../../domain/categories';
import { routeChanged } from '../../domain/events';
import type { ListingFilters } from '../../domain/listing';
import { filtersInUrl, listingUrl, pageIn } from '../../domain/listingUrl';
import { paths } from '../../domain/paths';
import { filtersOf, filtersSlice, selectFilters } from '../../features/filters/filtersSlice';
import type { RootState } from '../rootReducer';
import { matchAt, screens } from '../routes';
import type { AppStore } from '../store';

const { endpoints, util } = catalogueApi;

/** Returns the filters that a list at `url` would get if opened now: a bare /tools keeps some (list-33). */
function filtersAt({ filters }: RootState, { pathname, search }: URL): ListingFilters {
  const route = { pathname, search, hash: '', key: '', state: null, navigation: 'PUSH' } as const;
  // Without `selectFilters`, which remembers one result: that of the store's state.
  return filtersOf(filtersSlice.reducer(filters, routeChanged(route)));
}

/** Sends the requests that the screen at `url` makes first. */
export function prefetchData(store: AppStore, url: URL): void {
  const { dispatch } = store;
  const state = store.getState();
  const { route, params } = matchAt(url.pathname);
  const { slug = '' } = params;
  switch (route.screen) {
    case screens.toolList:
      if (filtersInUrl(url)) {
        dispatch(util.prefetch('listTools', listToolsArgOf(filtersAt(state, url))));
      }
      break;
    case screens.tool:
      dispatch(util.prefetch('toolBySlug', slug));
      break;
    case screens.article:
      dispatch(util.prefetch('postBySlug', slug));
      break;
    case screens.blog:
      dispatch(util.prefetch('listPosts', undefined));
      dispatch(util.prefetch('listStaticArticles', undefined));
      break;
    case screens.trending:
      dispatch(util.prefetch('listTrendingTools', Math.max(1, pageIn(url.searchParams)) - 1));
      break;
    case screens.home:
      dispatch(util.prefetch('listHomeTools', undefined));
      dispatch(util.prefetch('listHomePosts', undefined));
      break;
  }
}

/** How many categories to prefetch: those whose tabs a phone shows without scrolling, and the next one. */
const likelyCategories = 3;

/**
 * Returns the URLs of the lists that are most likely to be opened from the current one: its next page and,
 * from the list of all tools, the first categories. Empty if no list is shown.
 */
export function nextLists(state: RootState): string[] {
  const filters = selectFilters(state);
  const { pathname, search } = state.visit.route;
  const url = new URL(pathname + search, window.location.href);
  if (!filtersInUrl(url)) return [];
  const { data } = endpoints.listTools.select(listToolsArgOf(filters))(state);
  const urls: string[] = [];
  if (data && filters.page < data.totalPages) {
    url.searchParams.set('page', String(filters.page + 1));
    urls.push(url.href);
  }
  const isOfAllTools = listingUrl({ ...filters, page: 1 }) === paths.tools;
  return isOfAllTools
    ? [...urls, ...categories.slice(0, likelyCategories).map(({ slug }) => paths.category(slug))]
    : urls;
}

/**
 * Returns the paths of the screens that are most likely to be opened next: the list, then any tool and any
 * article that the state has.
 */
export function nextScreens({ tools, posts, visit }: RootState): string[] {
  const [tool] = Object.values(tools.entities);
  const [post] = Object.values(posts.entities);
  const isBlog = matchAt(visit.route.pathname).route.screen === screens.blog;
  return [
    paths.tools,
    ...(tool ? [paths.tool(tool.slug)] : []),
    ...(isBlog && post ? [paths.post(post.slug)] : []),
  ];
}
