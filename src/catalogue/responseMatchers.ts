import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import type { ResponseEntities } from '../domain/normalizeResponse';

import type { CatalogueMeta } from './baseQuery';
import { catalogueApi } from './catalogueApi';

const { endpoints } = catalogueApi;

/**
 * Matches the fulfilled action of any endpoint that reads from the API: all but `listStaticArticles`, which
 * `postsSlice` handles itself.
 */
export const isCatalogueFulfilled = isAnyOf(
  endpoints.listTools.matchFulfilled,
  endpoints.listTrendingTools.matchFulfilled,
  endpoints.listHomeTools.matchFulfilled,
  endpoints.listSimilarTools.matchFulfilled,
  endpoints.toolBySlug.matchFulfilled,
  endpoints.toolById.matchFulfilled,
  endpoints.listPosts.matchFulfilled,
  endpoints.listHomePosts.matchFulfilled,
  endpoints.postBySlug.matchFulfilled,
  endpoints.postById.matchFulfilled,
);

/** The entities that a fulfilled action carries in its meta. */
export function responseEntitiesOf(action: UnknownAction): ResponseEntities {
  const { meta } = action as { meta?: { baseQueryMeta?: CatalogueMeta } };
  return meta?.baseQueryMeta?.entities ?? { tools: [], posts: [] };
}
