import { catalogueApi } from '../../catalogue/catalogueApi';
import { selectPostBySlug } from '../../catalogue/postsSlice';
import { selectToolBySlug } from '../../catalogue/toolsSlice';
import { routeChanged } from '../../domain/events';
import type { ListingFilters } from '../../domain/listing';
import { filtersInUrl, pageIn } from '../../domain/listingUrl';
import { filtersSlice, listToolsArgOf } from '../../features/filters/filtersSlice';
import type { RootState } from '../rootReducer';
import { matchAt, screens } from '../routes';
import type { AppStore } from '../store';

const { endpoints } = catalogueApi;

/** Without a subscription, since no component shows it yet; no second request for a response that is there or on its way. */
const prefetchOptions = { subscribe: false, forceRefetch: false } as const;

/** The filters that a list would have if a link to `url` were followed now: a bare /tools keeps some (list-33). */
function filtersAt({ filters }: RootState, { pathname, search }: URL): ListingFilters {
  const route = { pathname, search, hash: '', key: '', state: null, navigation: 'PUSH' } as const;
  return filtersSlice.reducer(filters, routeChanged(route));
}

/** Sends the requests for what the screen at `url` shows first. */
export function prefetchData(store: AppStore, url: URL): void {
  const { dispatch } = store;
  const state = store.getState();
  const { route, params } = matchAt(url.pathname);
  const { slug = '' } = params;
  switch (route.screen) {
    case screens.toolList:
      if (filtersInUrl(url)) {
        void dispatch(endpoints.listTools.initiate(listToolsArgOf(filtersAt(state, url)), prefetchOptions));
      }
      break;
    case screens.tool: {
      // As in `useTool`: a tool without a slug has its id in the URL.
      const known = selectToolBySlug(state, slug);
      void dispatch(
        known && known.slug === known._id
          ? endpoints.toolById.initiate(known._id, prefetchOptions)
          : endpoints.toolBySlug.initiate(slug, prefetchOptions),
      );
      break;
    }
    case screens.article: {
      // As in `usePost`.
      const known = selectPostBySlug(state, slug);
      void dispatch(
        known && known.slug === known._id
          ? endpoints.postById.initiate(known._id, prefetchOptions)
          : endpoints.postBySlug.initiate(slug, prefetchOptions),
      );
      break;
    }
    case screens.blog:
      void dispatch(endpoints.listPosts.initiate(undefined, prefetchOptions));
      void dispatch(endpoints.listStaticArticles.initiate(undefined, prefetchOptions));
      break;
    case screens.trending:
      void dispatch(
        endpoints.listTrendingTools.initiate(Math.max(1, pageIn(url.searchParams)) - 1, prefetchOptions),
      );
      break;
    case screens.home:
      void dispatch(endpoints.listHomeTools.initiate(undefined, prefetchOptions));
      void dispatch(endpoints.listHomePosts.initiate(undefined, prefetchOptions));
      break;
  }
}

/** The page of the list after the one that is shown; undefined where the list is not shown or has no further page. */
export function nextListPage(state: RootState): string | undefined {
  const { pathname, search } = state.visit.route;
  const url = new URL(pathname + search, window.location.href);
  if (!filtersInUrl(url)) return undefined;
  const { data } = endpoints.listTools.select(listToolsArgOf(state.filters))(state);
  if (!data || state.filters.page >= data.totalPages) return undefined;
  url.searchParams.set('page', String(state.filters.page + 1));
  return url.href;
}
