import type { Action } from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';

import { catalogueApi } from '../catalogue/catalogueApi';
import { queryFulfilled, responseEntitiesOf } from '../catalogue/responseMatchers';
import { countOf } from '../lib/text';

import type { RootState } from './rootReducer';

const nameEndpoint = /* @__PURE__ */ createApiActionSanitizer(catalogueApi);

const counted = (tools: number, posts: number) =>
  `${countOf(tools, 'tool', 'tools')}, ${countOf(posts, 'post', 'posts')}`;

/** Returns the length of a list that is longer than a page of results, and any other value as it is. */
const shortened = (data: unknown): unknown =>
  Array.isArray(data) && data.length > 50 ? countOf(data.length, 'id', 'ids') : data;

/**
 * Returns an action as Redux DevTools shows it: with the endpoint's name in its type, and with counts in
 * place of a response's entities, because the extension may not send more than 16 MB to its panel. Exports
 * are complete.
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

/** Returns the state as Redux DevTools shows it: without the catalogue's entity tables and long lists. */
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
