import { matchPath, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import { dehydrate, type DehydratedState } from '../../app/hydration/dehydratedState';
import { startRouting } from '../../app/routing/startRouting';
import type { AppStore } from '../../app/store';
import { catalogueApi } from '../../catalogue/catalogueApi';
import { selectPostBySlug } from '../../catalogue/postsSlice';
import { selectToolBySlug } from '../../catalogue/toolsSlice';
import { limits } from '../../domain/limits';
import { relatedPairsOf } from '../../domain/versus/editorsPairs';
import { slugsMeantBy } from '../../domain/versus/versusAddress';
import { listToolsArgOf, selectFilters } from '../../features/filters/filtersSlice';

const { endpoints } = catalogueApi;

/** Runs a query without subscribing to its cache entry. */
const once = { subscribe: false } as const;

async function loadToolList(store: AppStore): Promise<void> {
  await Promise.all([
    store.dispatch(endpoints.listTools.initiate(listToolsArgOf(selectFilters(store.getState())), once)),
    store.dispatch(endpoints.listPosts.initiate(undefined, once)),
  ]);
}

async function loadTool(store: AppStore, slug: string): Promise<void> {
  await store.dispatch(endpoints.toolBySlug.initiate(slug, once));
  const tool = selectToolBySlug(store.getState(), slug);
  if (!tool) return;
  await Promise.all([
    store.dispatch(endpoints.listSimilarTools.initiate(tool.category, once)),
    store.dispatch(endpoints.listPosts.initiate(undefined, once)),
    ...tool.alternatives.map((other) => store.dispatch(endpoints.toolBySlug.initiate(other.slug, once))),
  ]);
}

async function loadVersus(store: AppStore, pair: string): Promise<void> {
  const bySlug = (slug: string) => store.dispatch(endpoints.toolBySlug.initiate(slug, once));
  for (const slugs of slugsMeantBy(pair)) {
    await Promise.all(slugs.map(bySlug));
    const tools = slugs.flatMap((slug) => selectToolBySlug(store.getState(), slug) ?? []);
    if (tools.length < slugs.length) continue;
    await Promise.all(relatedPairsOf(tools).map(({ slug }) => bySlug(slug)));
    return;
  }
}

async function loadPost(store: AppStore, slug: string): Promise<void> {
  await store.dispatch(endpoints.postBySlug.initiate(slug, once));
  const ids = selectPostBySlug(store.getState(), slug)?.relatedTools ?? [];
  await Promise.all([
    store.dispatch(endpoints.listPosts.initiate(undefined, once)),
    ...ids.slice(0, limits.articleTools).map((id) => store.dispatch(endpoints.toolById.initiate(id, once))),
  ]);
}

/** The queries of each screen, by path pattern; the other screens have none. */
const loaders: readonly [string, (store: AppStore, part: string) => Promise<unknown>][] = [
  [
    '/',
    (store) =>
      Promise.all([
        store.dispatch(endpoints.listHomeTools.initiate(undefined, once)),
        store.dispatch(endpoints.listHomePosts.initiate(undefined, once)),
      ]),
  ],
  ['/tools', loadToolList],
  ['/tools/category/:part', loadToolList],
  ['/tools/:part', loadTool],
  ['/versus/:part', loadVersus],
  ['/trending', (store) => store.dispatch(endpoints.listTrendingTools.initiate(0, once))],
  ['/trending-tools', (store) => store.dispatch(endpoints.listTrendingTools.initiate(0, once))],
  [
    '/blog',
    (store) =>
      Promise.all([
        store.dispatch(endpoints.listPosts.initiate(undefined, once)),
        store.dispatch(endpoints.listStaticArticles.initiate(undefined, once)),
      ]),
  ],
  ['/blog/:part', loadPost],
  ['/how-we-review', loadToolList],
];

/** Navigates to a path, runs the queries of its page, and returns the store's dehydrated state. */
export async function loadPage(store: AppStore, pathname: string): Promise<DehydratedState> {
  startRouting(store, createMemoryHistory({ initialEntries: [pathname] }));
  for (const [pattern, load] of loaders) {
    const match = matchPath(pattern, pathname);
    if (!match) continue;
    await load(store, decodeURIComponent(match.params.part ?? ''));
    break;
  }
  return dehydrate(store.getState());
}
