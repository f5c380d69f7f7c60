import type { CatalogueSource } from '../../catalogue/baseQuery';
import { queryCatalogue } from '../../domain/queryCatalogue';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';

/**
 * Returns a source that responds to a page's queries from records in memory; undefined records stand for an API
 * host that cannot be read. A static article is found like any post, so that it is in its page's state; its images
 * are files of the site, not of an API host.
 */
export function recordsSource(records: CatalogueFiles | undefined): CatalogueSource {
  if (!records) return () => Promise.reject(new Error('No API host.'));
  const { tools, posts, articles } = records;
  return (request) => {
    const response = queryCatalogue({ tools, posts }, request);
    const isArticle = response.status === 404 && request.path.startsWith('/api/blogs/');
    return Promise.resolve(
      isArticle ? { ...queryCatalogue({ tools, posts: articles }, request), imageHost: '' } : response,
    );
  };
}
