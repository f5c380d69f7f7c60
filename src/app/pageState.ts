import { QueryStatus } from '@reduxjs/toolkit/query';

import { catalogueApi } from '../catalogue/catalogueApi';
import { parseJson } from '../lib/parseJson';
import { readRecord } from '../lib/read';

import type { RootState } from './rootReducer';

/** Where a prerendered page carries its state, and the mark of the route it was made for. */
export const pageStateId = 'page-state';

/** What a page comes with: the answers it shows, the records in them, and the seed of what is drawn. */
export type PageState = Pick<RootState, 'tools' | 'posts' | 'visit'> & {
  catalogueApi: Pick<RootState['catalogueApi'], 'queries'>;
};

/** A prerendered page: the path it was made for (`*` for the not-found page), and its state. */
export interface PrerenderedPage {
  path: string;
  state: PageState;
}

type Queries = PageState['catalogueApi']['queries'];

/** The part of a state that a page comes with. Times and request numbers are left out: a build repeats itself. */
export function pageStateOf({ catalogueApi: { queries }, tools, posts, visit }: RootState): PageState {
  const answered = Object.entries(queries).flatMap(([key, entry]) =>
    entry?.status === QueryStatus.fulfilled ? [[key, { ...entry, requestId: 'page' }] as const] : [],
  );
  return {
    catalogueApi: { queries: withTime(Object.fromEntries(answered), 0) },
    tools,
    posts,
    visit,
  };
}

/** What has just arrived with the page is as fresh as an answer that has just arrived. */
function withTime(queries: Queries, time: number): Queries {
  return Object.fromEntries(
    Object.entries(queries).map(([key, entry]) => [
      key,
      entry && { ...entry, startedTimeStamp: time, fulfilledTimeStamp: time },
    ]),
  ) as Queries;
}

/** The page that stands in the document, with its answers counted as of `time` (milliseconds); undefined for an empty one. */
export function readPrerenderedPage(time: number): PrerenderedPage | undefined {
  const text = document.getElementById(pageStateId)?.textContent;
  const page = readRecord(parseJson(text ?? '')) as PrerenderedPage | undefined;
  if (!page) return undefined;
  const { state, path } = page;
  return { path, state: { ...state, catalogueApi: { queries: withTime(state.catalogueApi.queries, time) } } };
}

/** What a store starts from on a page: the cache of answers in full, since its reducer fills in nothing later. */
export function preloadedStateOf({ catalogueApi: { queries }, ...state }: PageState): Partial<RootState> {
  const cache = catalogueApi.reducer(undefined, { type: '@@INIT' });
  return { ...state, catalogueApi: { ...cache, queries } };
}
