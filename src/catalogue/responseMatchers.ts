import type { UnknownAction } from '@reduxjs/toolkit';

import type { ResponseEntities } from '../domain/normalizeResponse';

import type { CatalogueMeta } from './baseQuery';
import { catalogueApi } from './catalogueApi';

/** The type of every endpoint's fulfilled action, for which RTK Query exports no common matcher. */
export const queryFulfilled = `${catalogueApi.reducerPath}/executeQuery/fulfilled`;

/**
 * Matches the fulfilled action of every endpoint that reads from the API: all but `listStaticArticles`, which
 * `postsSlice` handles itself.
 */
export const isCatalogueFulfilled = (action: unknown): action is UnknownAction => {
  const { type, meta } = action as { type: unknown; meta?: { arg: { endpointName: string } } };
  return type === queryFulfilled && meta?.arg.endpointName !== 'listStaticArticles';
};

/** Returns the entities in a fulfilled action's meta. */
export function responseEntitiesOf(action: UnknownAction): ResponseEntities {
  const { meta } = action as { meta?: { baseQueryMeta?: CatalogueMeta } };
  return meta?.baseQueryMeta?.entities ?? { tools: [], posts: [] };
}
