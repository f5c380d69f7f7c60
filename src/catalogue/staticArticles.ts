import { receivePostList, type Reception } from '../domain/receiveAnswer';

import type { CatalogueError, CatalogueMeta } from './baseQuery';

type Answer =
  { data: Reception<string[]>['data']; meta: CatalogueMeta } | { error: CatalogueError; data?: undefined };

/**
 * The static articles as if a server had answered with them: their ids for the cache, the articles in the
 * action's meta, so that a log of actions brings them back without their file. The file is a chunk that
 * only the blog's screens ask for.
 */
export async function loadStaticArticles(): Promise<Answer> {
  try {
    const { articleRecords } = await import(/* webpackChunkName: "static-articles" */ './embedded/articles');
    const { data, received } = receivePostList(articleRecords, '');
    return { data, meta: { received } };
  } catch {
    const message = 'The static articles could not be loaded';
    console.error(message);
    return { error: { kind: 'unreachable', message } };
  }
}
