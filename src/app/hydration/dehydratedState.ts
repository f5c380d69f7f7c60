import { QueryStatus } from '@reduxjs/toolkit/query';

import { catalogueApi } from '../../catalogue/catalogueApi';
import { parseJson } from '../../lib/parseJson';
import { readObject } from '../../lib/read';
import type { RootState } from '../rootReducer';

declare global {
  interface Window {
    /** The text of the prerendered page's data, fetched by its inline script; undefined when that failed. */
    pageData?: Promise<string | undefined>;
  }
}

/** The serialized part of the state: the cached responses, their entities, the route with its filters, and the seed. */
export type DehydratedState = Pick<RootState, 'tools' | 'posts' | 'visit' | 'filters'> & {
  catalogueApi: Pick<RootState['catalogueApi'], 'queries'>;
};

/** The data of a prerendered page, a file beside it: its path (`*` for the not-found page) and its dehydrated state. */
export interface PrerenderedPage {
  path: string;
  state: DehydratedState;
}

type Queries = DehydratedState['catalogueApi']['queries'];

/**
 * Selects the serialized part of the state. Without timestamps and request ids, so that builds are reproducible; without the
 * sources of tools and the contents of posts that the page has from lists only: a quarter of its state. No list, comparison or
 * saved record shows them, and the record's own page fetches them.
 */
export function dehydrate({ catalogueApi, tools, posts, visit, filters }: RootState): DehydratedState {
  const fulfilled = Object.entries(catalogueApi.queries).flatMap(([key, entry]) =>
    entry?.status === QueryStatus.fulfilled ? [[key, { ...entry, requestId: 'page' }] as const] : [],
  );
  // The cache entry of a single record is its id.
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

/** A slice with each of its entities changed. */
const withEntities = <Entity, Slice extends Entities<Entity>>(
  slice: Slice & Entities<Entity>,
  change: (id: string, entity: Entity) => Entity,
): Slice => ({
  ...slice,
  entities: Object.fromEntries(
    Object.entries(slice.entities).map(([id, entity]) => [id, change(id, entity)]),
  ),
});

/** Responses in the page count as fetched at `time`. */
function withTime(queries: Queries, time: number): Queries {
  return Object.fromEntries(
    Object.entries(queries).map(([key, entry]) => [
      key,
      entry && { ...entry, startedTimeStamp: time, fulfilledTimeStamp: time },
    ]),
  ) as Queries;
}

/** Reads the data of the document's prerendered page, its responses fetched at `time` (milliseconds); undefined without. */
export async function readPrerenderedPage(time: number): Promise<PrerenderedPage | undefined> {
  const page = readObject(parseJson((await window.pageData) ?? '')) as PrerenderedPage | undefined;
  if (!page) return undefined;
  const { state, path } = page;
  return { path, state: { ...state, catalogueApi: { queries: withTime(state.catalogueApi.queries, time) } } };
}

/** The preloaded state of a store: with the whole RTK Query slice, since its reducer adds no missing keys later. */
export function preloadedStateOf({
  catalogueApi: { queries },
  ...state
}: DehydratedState): Partial<RootState> {
  const cache = catalogueApi.reducer(undefined, { type: '@@INIT' });
  return { ...state, catalogueApi: { ...cache, queries } };
}
