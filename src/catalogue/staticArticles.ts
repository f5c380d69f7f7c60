import { type NormalizedResponse, normalizePostList } from '../domain/normalizeResponse';

import type { CatalogueError, CatalogueMeta } from './baseQuery';

type QueryResult =
  | { data: NormalizedResponse<string[]>['data']; meta: CatalogueMeta }
  | { error: CatalogueError; data?: undefined };

/**
 * Loads the static articles as if from a server: ids for the cache, articles in the action's meta, so that a
 * replayed log does not need their file. The file is a chunk of its own, for the blog's screens.
 */
export async function loadStaticArticles(): Promise<QueryResult> {
  try {
    const { articleRecords } = await import(/* webpackChunkName: "static-articles" */ './embedded/articles');
    const { data, entities } = normalizePostList(articleRecords, '');
    return { data, meta: { entities } };
  } catch {
    const message = 'The static articles could not be loaded';
    console.error(message);
    return { error: { kind: 'unreachable', message } };
  }
}
