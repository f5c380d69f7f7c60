import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import type { Received } from '../domain/receiveAnswer';

import type { CatalogueMeta } from './baseQuery';
import { catalogueApi } from './catalogueApi';

const { endpoints } = catalogueApi;

/** Any answer of the API, whichever call it answers. */
export const answerArrived = isAnyOf(
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

/** The entities that an answer's action carries. */
export function receivedBy(action: UnknownAction): Received {
  const { meta } = action as { meta?: { baseQueryMeta?: CatalogueMeta } };
  return meta?.baseQueryMeta?.received ?? { tools: [], posts: [] };
}
