import type { NormalizedResponse } from '../domain/normalizeResponse';

import { type CatalogueError, type CatalogueMeta, loadNormalizeFunctions } from './baseQuery';

type QueryResult =
  | { data: NormalizedResponse<string[]>['data']; meta: CatalogueMeta }
  | { error: CatalogueError; data?: undefined };

/**
 * Loads the static articles as if from a server: ids for the cache, and articles in the action's meta, so
 * that replaying a log does not need their file. The file is a separate chunk, for the blog's screens; when it
 * cannot be loaded, resolves to an error.
 */
export async function loadStaticArticles(): Promise<QueryResult> {
  try {
    const [{ articleRecords }, { normalizePostList }] = await Promise.all([
      import(/* webpackChunkName: "static-articles" */ './embedded/articles'),
      loadNormalizeFunctions(),
    ]);
    const { data, entities } = normalizePostList(articleRecords, '');
    return { data, meta: { entities } };
  } catch {
    const message = 'The static articles could not be loaded';
    console.error(message);
    return { error: { kind: 'unreachable', message } };
  }
}
