import type { CatalogueSource } from '../../catalogue/baseQuery';
import { queryCatalogue } from '../../domain/queryCatalogue';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';

/**
 * Returns a source that responds to a page's queries from records in memory. A static article is found like
 * any post, so that it is in its page's state.
 */
export function recordsSource({ tools, posts, articles }: CatalogueFiles): CatalogueSource {
  const all = { tools, posts: [...posts, ...articles] };
  return (request) =>
    Promise.resolve(queryCatalogue(request.path.startsWith('/api/blogs/') ? all : { tools, posts }, request));
}
