import { QueryStatus } from '@reduxjs/toolkit/query';

import { catalogueApi } from '../../catalogue/catalogueApi';
import { parseJson } from '../../lib/parseJson';
import { readObject } from '../../lib/read';
import type { RootState } from '../rootReducer';

declare global {
  interface Window {
    /** The text of the prerendered page's data, fetched by its inline script; undefined if that failed. */
    pageData?: Promise<string | undefined>;
  }
}

/** The serialized part of the state: cached responses and their entities, route and filters, and the seed. */
export type DehydratedState = Pick<RootState, 'tools' | 'posts' | 'visit' | 'filters'> & {
  catalogueApi: Pick<RootState['catalogueApi'], 'queries'>;
};

/**
 * The data of a prerendered page, stored in a file beside it: the page's path (`*` for the not-found page)
 * and its dehydrated state.
 */
export interface PrerenderedPage {
  path: string;
  state: DehydratedState;
}

type Queries = DehydratedState['catalogueApi']['queries'];

/**
 * Returns the part of the state that is serialized. Timestamps and request ids are normalized, so that builds
 * are reproducible. Sources of tools and contents of posts are left out unless the page shows the record
 * itself: they make up a quarter of the state, no list, comparison or saved record shows them, and the
 * record's own page fetches them.
 */
export function dehydrate({ catalogueApi, tools, posts, visit, filters }: RootState): DehydratedState {
  const fulfilled = Object.entries(catalogueApi.queries).flatMap(([key, entry]) =>
    entry?.status === QueryStatus.fulfilled ? [[key, { ...entry, requestId: 'page' }] as const] : [],
  );
  // The cached data of a query for a single record is the record's id.
  const readIds = new Set(fulfilled.flatMap(([, { data }]) => (typeof data === 'string' ? [data] : [])));
  return {
    catalogueApi: { queries: withTime(Object.fromEntries(fulfilled), 0) },
    tools: withEntities(tools, (id, tool) => (readIds.has(id) ? tool : { ...tool, sources: [] })),
    posts: withEntities(posts, (id, post) => (readIds.has(id) ? post : { ...post, content: '' })),
    visit,
    filters,
  };
}

interface Entities<Entity> {
  entities: Record<string, Entity>;
}

/** Returns a copy of the slice with `change` applied to each entity. */
const withEntities = <Entity, Slice extends Entities<Entity>>(
  slice: Slice & Entities<Entity>,
  change: (id: string, entity: Entity) => Entity,
): Slice => ({
  ...slice,
  entities: Object.fromEntries(
    Object.entries(slice.entities).map(([id, entity]) => [id, change(id, entity)]),
  ),
});

/** Sets the time at which the page's responses count as fetched. */
function withTime(queries: Queries, time: number): Queries {
  return Object.fromEntries(
    Object.entries(queries).map(([key, entry]) => [
      key,
      entry && { ...entry, startedTimeStamp: time, fulfilledTimeStamp: time },
    ]),
  ) as Queries;
}

/**
 * Reads the data of the current document's prerendered page, with its responses marked as fetched at `time`
 * (milliseconds). Returns undefined if there is none, or JSON of another kind in its place.
 */
export async function readPrerenderedPage(time: number): Promise<PrerenderedPage | undefined> {
  const page = readObject(parseJson((await window.pageData) ?? '')) as Partial<PrerenderedPage> | undefined;
  const { state, path } = page ?? {};
  // Such as the JSON with which a network answers a visitor who has not signed in.
  if (!state || path === undefined) return undefined;
  return { path, state: { ...state, catalogueApi: { queries: withTime(state.catalogueApi.queries, time) } } };
}

/**
 * Returns a store's preloaded state. It includes the whole RTK Query slice, because that slice's reducer does
 * not add missing keys later.
 */
export function preloadedStateOf({
  catalogueApi: { queries },
  ...state
}: DehydratedState): Partial<RootState> {
  const cache = catalogueApi.reducer(undefined, { type: '@@INIT' });
  return { ...state, catalogueApi: { ...cache, queries } };
}
