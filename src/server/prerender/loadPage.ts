import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import { dehydrate, type DehydratedState } from '../../app/hydration/dehydratedState';
import type { LazyScreen } from '../../app/lazyScreen';
import { matchAt, screens } from '../../app/routes';
import { startRouting } from '../../app/routing/startRouting';
import type { AppStore } from '../../app/store';
import { catalogueApi, listToolsArgOf } from '../../catalogue/catalogueApi';
import { selectPostBySlug } from '../../catalogue/postsSlice';
import { selectToolBySlug } from '../../catalogue/toolsSlice';
import { limits } from '../../domain/limits';
import type { RouteParams } from '../../domain/paths';
import { relatedPairsOf } from '../../domain/versus/editorsPairs';
import { slugsMeantBy } from '../../domain/versus/versusAddress';
import { selectFilters } from '../../features/filters/filtersSlice';

const { endpoints } = catalogueApi;

/** Runs a query without subscribing to its cache entry. */
const once = { subscribe: false } as const;

type Load = (store: AppStore, params: RouteParams) => Promise<unknown>;

const loadTools: Load = (store) =>
  store.dispatch(endpoints.listTools.initiate(listToolsArgOf(selectFilters(store.getState())), once));

const loadPosts: Load = (store) => store.dispatch(endpoints.listPosts.initiate(undefined, once));

const loadTool: Load = async (store, { slug = '' }) => {
  await store.dispatch(endpoints.toolBySlug.initiate(slug, once));
  const tool = selectToolBySlug(store.getState(), slug);
  if (!tool) return;
  await Promise.all([
    store.dispatch(endpoints.listSimilarTools.initiate(tool.category, once)),
    loadPosts(store, {}),
    ...tool.alternatives.map((other) => store.dispatch(endpoints.toolBySlug.initiate(other.slug, once))),
  ]);
};

const loadVersus: Load = async (store, { pair = '' }) => {
  const bySlug = (slug: string) => store.dispatch(endpoints.toolBySlug.initiate(slug, once));
  for (const slugs of slugsMeantBy(pair)) {
    await Promise.all(slugs.map(bySlug));
    const tools = slugs.flatMap((slug) => selectToolBySlug(store.getState(), slug) ?? []);
    if (tools.length < slugs.length) continue;
    await Promise.all(relatedPairsOf(tools).map(({ slug }) => bySlug(slug)));
    return;
  }
};

const loadPost: Load = async (store, { slug = '' }) => {
  await store.dispatch(endpoints.postBySlug.initiate(slug, once));
  const ids = selectPostBySlug(store.getState(), slug)?.relatedTools ?? [];
  await Promise.all([
    loadPosts(store, {}),
    ...ids.slice(0, limits.articleTools).map((id) => store.dispatch(endpoints.toolById.initiate(id, once))),
  ]);
};

/** Runs the queries of each screen; the screens that are not listed have none. */
const loaders: ReadonlyMap<LazyScreen, Load> = new Map<LazyScreen, Load>([
  [
    screens.home,
    (store) =>
      Promise.all([
        store.dispatch(endpoints.listHomeTools.initiate(undefined, once)),
        store.dispatch(endpoints.listHomePosts.initiate(undefined, once)),
      ]),
  ],
  [screens.toolList, (store, params) => Promise.all([loadTools(store, params), loadPosts(store, params)])],
  [screens.tool, loadTool],
  [screens.versus, loadVersus],
  [screens.trending, (store) => store.dispatch(endpoints.listTrendingTools.initiate(0, once))],
  [
    screens.blog,
    (store, params) =>
      Promise.all([
        loadPosts(store, params),
        store.dispatch(endpoints.listStaticArticles.initiate(undefined, once)),
      ]),
  ],
  [screens.article, loadPost],
  [screens.howWeReview, loadTools],
]);

/** Navigates to a path, runs the queries of its page, and returns the store's dehydrated state. */
export async function loadPage(store: AppStore, pathname: string): Promise<DehydratedState> {
  startRouting(store, createMemoryHistory({ initialEntries: [pathname] }));
  const { route, params } = matchAt(pathname);
  await loaders.get(route.screen)?.(store, params);
  return dehydrate(store.getState());
}
