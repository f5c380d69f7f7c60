import { QueryStatus } from '@reduxjs/toolkit/query';

import { catalogueApi } from '../../catalogue/catalogueApi';
import { parseJson } from '../../lib/parseJson';
import { readObject } from '../../lib/read';
import type { RootState } from '../rootReducer';

/** The id of the script element that holds a prerendered page's path and dehydrated state. */
export const dehydratedStateId = 'page-state';

/** The serialized part of the state: the cached responses, their entities, the route with its filters, and the seed. */
export type DehydratedState = Pick<RootState, 'tools' | 'posts' | 'visit' | 'filters'> & {
  catalogueApi: Pick<RootState['catalogueApi'], 'queries'>;
};

/** A prerendered page: its path (`*` for the not-found page) and its dehydrated state. */
export interface PrerenderedPage {
  path: string;
  state: DehydratedState;
}

type Queries = DehydratedState['catalogueApi']['queries'];

/** Selects the serialized part of the state. Without timestamps and request ids, so that builds are reproducible. */
export function dehydrate({ catalogueApi, tools, posts, visit, filters }: RootState): DehydratedState {
  const fulfilled = Object.entries(catalogueApi.queries).flatMap(([key, entry]) =>
    entry?.status === QueryStatus.fulfilled ? [[key, { ...entry, requestId: 'page' }] as const] : [],
  );
  return {
    catalogueApi: { queries: withTime(Object.fromEntries(fulfilled), 0) },
    tools: withoutSourcesOfListed(tools, fulfilled),
    posts,
    visit,
    filters,
  };
}

const singleToolEndpoints: readonly string[] = ['toolBySlug', 'toolById'];

/**
 * Without the sources of tools that the page has from lists only: a quarter of its state. No list, comparison or saved tool
 * shows them, and a tool's page fetches the record.
 */
function withoutSourcesOfListed(
  tools: RootState['tools'],
  fulfilled: readonly (readonly [string, { endpointName?: string; data?: unknown }])[],
): RootState['tools'] {
  const ownIds = new Set(
    fulfilled.flatMap(([, { endpointName = '', data }]) =>
      singleToolEndpoints.includes(endpointName) ? [data] : [],
    ),
  );
  const entries = Object.entries(tools.entities).map(
    ([id, tool]) => [id, ownIds.has(id) ? tool : { ...tool, sources: [] }] as const,
  );
  return { ...tools, entities: Object.fromEntries(entries) };
}

/** Responses in the page count as fetched at `time`. */
function withTime(queries: Queries, time: number): Queries {
  return Object.fromEntries(
    Object.entries(queries).map(([key, entry]) => [
      key,
      entry && { ...entry, startedTimeStamp: time, fulfilledTimeStamp: time },
    ]),
  ) as Queries;
}

/** Reads the prerendered page from the document, its responses fetched at `time` (milliseconds); undefined without one. */
export function readPrerenderedPage(time: number): PrerenderedPage | undefined {
  const text = document.getElementById(dehydratedStateId)?.textContent;
  const page = readObject(parseJson(text ?? '')) as PrerenderedPage | undefined;
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
