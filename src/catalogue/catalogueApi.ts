import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';

import { limits } from '../domain/limits';
import type { ListingFilters } from '../domain/listing';
import type { IdPage } from '../domain/normalizeResponse';
import { getOwn } from '../lib/getOwn';

import {
  type BaseQueryArgs,
  catalogueBaseQuery,
  type CatalogueError,
  type CatalogueMeta,
  isMissingError,
} from './baseQuery';
import { loadListedSample, loadSamplePage } from './loadSampleTools';
import { loadStaticArticles } from './staticArticles';

/** The argument of `listTools`: the filters, and the page as the server counts it, from 0. */
export type ListToolsArg = Omit<ListingFilters, 'page'> & { pageIndex: number };

/** Returns the argument of `listTools`, which is its cache key, for filters. */
export const listToolsArgOf = ({ page, ...filters }: ListingFilters): ListToolsArg => ({
  ...filters,
  pageIndex: page - 1,
});

function listToolsQuery({ pageIndex, ...filters }: ListToolsArg): BaseQueryArgs {
  const limit = limits.listingPageSize;
  const isUnfiltered = Object.entries(filters).every(([name, value]) => value === '' || name === 'sort');
  return {
    request: { path: '/api/tools', params: { ...filters, page: pageIndex, limit } },
    normalize: (functions, body, imageHost) => {
      const response = functions.normalizePagedTools(body, { ...filters, page: pageIndex, limit }, imageHost);
      const isEmpty = pageIndex === 0 && response.data.ids.length === 0;
      return isUnfiltered && isEmpty ? loadSamplePage(limit, response.warnings) : response;
    },
  };
}

/** The first tools that a search finds, with the search text, because `data` may belong to an earlier one. */
interface ToolSuggestions extends IdPage {
  search: string;
}

function suggestToolsQuery(search: string): BaseQueryArgs {
  const page = { page: 0, limit: limits.suggestedTools };
  return {
    request: { path: '/api/tools', params: { search, ...page } },
    normalize: (functions, body, imageHost) => {
      const response = functions.normalizePagedTools(body, page, imageHost);
      return { ...response, data: { ...response.data, search } };
    },
  };
}

function listTrendingToolsQuery(page: number): BaseQueryArgs {
  const limit = limits.trendingPageSize;
  return {
    request: { path: '/api/tools', params: { trending: 'true', limit, page } },
    normalize: (functions, body, imageHost) =>
      functions.normalizePagedTools(body, { page, limit }, imageHost),
  };
}

/** Returns the query for one tool. `path` is its id, or `slug/` and its slug. */
const toolQuery = (path: string): BaseQueryArgs => ({
  request: { path: `/api/tools/${path}`, params: {} },
  normalize: ({ normalizeOneTool }, body, imageHost) => normalizeOneTool(body, imageHost),
  isSingleRecord: true,
});

/** Returns the query for one article, with the same kinds of paths. */
const postQuery = (path: string): BaseQueryArgs => ({
  request: { path: `/api/blogs/${path}`, params: {} },
  normalize: ({ normalizeOnePost }, body, imageHost) => normalizeOnePost(body, imageHost),
  isSingleRecord: true,
});

/** Records and ids by slug in the state (`ToolsState` and `PostsState`, which depend on this file). */
interface RecordsBySlug {
  entities: Readonly<Record<string, { _id: string }>>;
  idBySlug: Readonly<Record<string, string>>;
}

/**
 * Returns the `queryFn` of an endpoint that reads a record by its slug, and by its id if no record has that slug: a
 * record of a list without a slug has its id in the URL (catalogue-3).
 */
function recordBySlug(
  table: 'tools' | 'posts',
  queryOf: (path: string) => BaseQueryArgs,
  fallbackOf?: (slug: string) => BaseQueryArgs['loadFallback'],
) {
  type Answer = QueryReturnValue<string, CatalogueError, CatalogueMeta>;
  return async (
    slug: string,
    { getState }: Pick<BaseQueryApi, 'getState'>,
    _extraOptions: unknown,
    fetch: (args: BaseQueryArgs) => unknown,
  ): Promise<Answer> => {
    const { entities, idBySlug } = (getState() as Record<typeof table, RecordsBySlug>)[table];
    const known = getOwn(entities, getOwn(idBySlug, slug) ?? '');
    const path = encodeURIComponent(slug);
    const read = async (args: BaseQueryArgs) => (await fetch(args)) as Answer;
    const loadFallback = fallbackOf?.(slug);
    if (known?._id !== slug) return read({ ...queryOf(`slug/${path}`), loadFallback });
    const bySlug = await read(queryOf(`slug/${path}`));
    return isMissingError(bySlug.error) ? read({ ...queryOf(path), loadFallback }) : bySlug;
  };
}

/**
 * The endpoints of the API (catalogue-1 to catalogue-3). The cache holds ids, or an `IdPage` for paginated
 * lists; the entities go to the entity tables, in the meta of the fulfilled action. Data is fresh for five
 * minutes, is not refetched on focus, and failed requests are retried once (catalogue-5, catalogue-6).
 */
export const catalogueApi = createApi({
  reducerPath: 'catalogueApi',
  baseQuery: catalogueBaseQuery,
  keepUnusedDataFor: limits.freshForSeconds,
  refetchOnMountOrArgChange: limits.freshForSeconds,
  refetchOnFocus: false,
  endpoints: (build) => ({
    listTools: build.query<IdPage, ListToolsArg>({ query: listToolsQuery }),
    suggestTools: build.query<ToolSuggestions, string>({ query: suggestToolsQuery }),
    listTrendingTools: build.query<IdPage, number>({ query: listTrendingToolsQuery }),
    listHomeTools: build.query<string[], undefined>({
      query: () => ({
        request: { path: '/api/tools', params: { trending: 'true', limit: limits.homeTools } },
        normalize: (functions, body, imageHost) =>
          functions.normalizeUnpagedTools(body, limits.homeTools, imageHost),
      }),
    }),
    listSimilarTools: build.query<string[], string>({
      query: (category) => ({
        request: { path: '/api/tools', params: { category, limit: limits.similarToolsFetched } },
        normalize: (functions, body, imageHost) =>
          functions.normalizeUnpagedTools(body, limits.similarToolsFetched, imageHost),
      }),
    }),
    toolBySlug: build.query<string, string>({
      queryFn: recordBySlug('tools', toolQuery, (slug) => (state) => loadListedSample(slug, state)),
    }),
    toolById: build.query<string, string>({ query: (id) => toolQuery(encodeURIComponent(id)) }),
    listPosts: build.query<string[], undefined>({
      query: () => ({
        request: { path: '/api/blogs', params: {} },
        normalize: ({ normalizePostList }, body, imageHost) => normalizePostList(body, imageHost),
      }),
    }),
    listStaticArticles: build.query<string[], undefined>({ queryFn: loadStaticArticles }),
    listHomePosts: build.query<string[], undefined>({
      query: () => ({
        request: { path: '/api/blogs', params: { limit: limits.homePosts, featured: 'true' } },
        normalize: (functions, body, imageHost) =>
          functions.normalizePostList(body, imageHost, limits.homePosts),
      }),
    }),
    postBySlug: build.query<string, string>({ queryFn: recordBySlug('posts', postQuery) }),
  }),
});

export const {
  useListToolsQuery,
  useSuggestToolsQuery,
  useListTrendingToolsQuery,
  useListHomeToolsQuery,
  useListHomePostsQuery,
  useListSimilarToolsQuery,
  useListPostsQuery,
  useListStaticArticlesQuery,
  usePostBySlugQuery,
  useToolBySlugQuery,
  useToolByIdQuery,
} = catalogueApi;
