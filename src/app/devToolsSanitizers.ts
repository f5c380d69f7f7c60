import type { Action } from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';

import { catalogueApi } from '../catalogue/catalogueApi';
import { queryFulfilled, responseEntitiesOf } from '../catalogue/responseMatchers';
import { countOf } from '../lib/text';

import type { RootState } from './rootReducer';

const nameEndpoint = /* @__PURE__ */ createApiActionSanitizer(catalogueApi);

const counted = (tools: number, posts: number) =>
  `${countOf(tools, 'tool', 'tools')}, ${countOf(posts, 'post', 'posts')}`;

/** A list longer than a page of results, as its length. */
const shortened = (data: unknown): unknown =>
  Array.isArray(data) && data.length > 50 ? countOf(data.length, 'id', 'ids') : data;

/**
 * What Redux DevTools shows of an action: the name of the endpoint behind its type, and the entities of a response by
 * their number, since what the extension sends to its panel may not exceed 16 MB. What it exports is whole.
 */
export function sanitizeAction<A extends Action>(action: A): A {
  const named = nameEndpoint(action);
  if (action.type !== queryFulfilled) return named;
  const { meta, payload } = action as A & { meta: object; payload: unknown };
  const { tools, posts } = responseEntitiesOf(action);
  return {
    ...named,
    payload: shortened(payload),
    meta: { ...meta, baseQueryMeta: { entities: counted(tools.length, posts.length) } },
  };
}

/** What Redux DevTools shows of a state: without the entity tables and long lists of the catalogue. */
export function sanitizeState<State>(state: State): State {
  const { catalogueApi: cache, tools, posts, ...rest } = state as RootState;
  const queries = Object.entries(cache.queries).map(([key, query]) => [
    key,
    query && { ...query, data: shortened(query.data) },
  ]);
  return {
    ...rest,
    catalogueApi: { ...cache, queries: Object.fromEntries(queries) as unknown },
    tools: countOf(tools.ids.length, 'tool', 'tools'),
    posts: countOf(posts.ids.length, 'post', 'posts'),
  } as State;
}
