import { createApi } from '@reduxjs/toolkit/query/react';

import { limits } from '../domain/limits';
import type { ListingFilters } from '../domain/listing';
import {
  type IdPage,
  receiveOnePost,
  receiveOneTool,
  receivePostList,
  receiveToolList,
  receiveToolPage,
} from '../domain/receiveAnswer';

import { type CatalogueCall, catalogueBaseQuery } from './baseQuery';
import { loadStaticArticles } from './staticArticles';
import { withSamples } from './withSamples';

/** What the listing call is asked: the filters, and the page as the server counts it, from 0. */
export type ListingQuery = Omit<ListingFilters, 'page'> & { page: number };

function listTools(query: ListingQuery): CatalogueCall {
  const { page } = query;
  const limit = limits.listingPageSize;
  const isUnfiltered = Object.entries(query).every(([name, value]) => name === 'page' || value === '');
  return {
    request: { path: '/api/tools', params: { ...query, limit } },
    receive: (body, host) => {
      const reception = receiveToolPage(body, { ...query, page, limit }, host);
      return isUnfiltered && reception.data.totalItems === 0 ? withSamples(limit) : reception;
    },
  };
}

function listTrendingTools(page: number): CatalogueCall {
  const limit = limits.trendingPageSize;
  return {
    request: { path: '/api/tools', params: { trending: 'true', limit, page } },
    receive: (body, host) => receiveToolPage(body, { page, limit }, host),
  };
}

/**
 * The reads of CONTRACT 2. The cache holds ids only; the entities travel in the action's meta into the
 * entity tables. Fresh for five minutes, no refetch on focus, one retry (SPEC 7).
 */
export const catalogueApi = createApi({
  reducerPath: 'catalogueApi',
  baseQuery: catalogueBaseQuery,
  keepUnusedDataFor: limits.freshForSeconds,
  refetchOnMountOrArgChange: limits.freshForSeconds,
  refetchOnFocus: false,
  endpoints: (build) => ({
    listTools: build.query<IdPage, ListingQuery>({ query: listTools }),
    listTrendingTools: build.query<IdPage, number>({ query: listTrendingTools }),
    listHomeTools: build.query<string[], undefined>({
      query: () => ({
        request: { path: '/api/tools', params: { trending: 'true', limit: limits.homeTools } },
        receive: (body, host) => receiveToolList(body, limits.homeTools, host),
      }),
    }),
    listSimilarTools: build.query<string[], string>({
      query: (category) => ({
        request: { path: '/api/tools', params: { category, limit: limits.similarToolsFetched } },
        receive: (body, host) => receiveToolList(body, limits.similarToolsFetched, host),
      }),
    }),
    toolBySlug: build.query<string, string>({
      query: (slug) => ({
        request: { path: `/api/tools/slug/${encodeURIComponent(slug)}`, params: {} },
        receive: receiveOneTool,
        isForOne: true,
      }),
    }),
    toolById: build.query<string, string>({
      query: (id) => ({
        request: { path: `/api/tools/${encodeURIComponent(id)}`, params: {} },
        receive: receiveOneTool,
        isForOne: true,
      }),
    }),
    listPosts: build.query<string[], undefined>({
      query: () => ({ request: { path: '/api/blogs', params: {} }, receive: receivePostList }),
    }),
    listStaticArticles: build.query<string[], undefined>({ queryFn: loadStaticArticles }),
    listHomePosts: build.query<string[], undefined>({
      query: () => ({
        request: { path: '/api/blogs', params: { limit: limits.homePosts, featured: 'true' } },
        receive: (body, host) => receivePostList(body, host, limits.homePosts),
      }),
    }),
    postBySlug: build.query<string, string>({
      query: (slug) => ({
        request: { path: `/api/blogs/slug/${encodeURIComponent(slug)}`, params: {} },
        receive: receiveOnePost,
        isForOne: true,
      }),
    }),
    postById: build.query<string, string>({
      query: (id) => ({
        request: { path: `/api/blogs/${encodeURIComponent(id)}`, params: {} },
        receive: receiveOnePost,
        isForOne: true,
      }),
    }),
  }),
});

export const {
  useListToolsQuery,
  useListTrendingToolsQuery,
  useListHomeToolsQuery,
  useListHomePostsQuery,
  useListSimilarToolsQuery,
  useListPostsQuery,
  useListStaticArticlesQuery,
  usePostBySlugQuery,
  usePostByIdQuery,
  useToolBySlugQuery,
  useToolByIdQuery,
} = catalogueApi;
