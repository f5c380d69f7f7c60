import type { CatalogueSource } from '../../catalogue/baseQuery';
import { postRowOf } from '../../domain/catalogueRows';
import type { Post } from '../../domain/post';
import { queryCatalogue } from '../../domain/queryCatalogue';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';

/**
 * Responds to the queries of a page from records in memory. A list of posts has no contents, which no list shows; a
 * static article is found like any post, so that it is in its page's state.
 */
export function recordsSource({ tools, posts, articles }: CatalogueFiles): CatalogueSource {
  const all = { tools, posts: [...posts, ...articles] };
  return (request) => {
    if (request.path.startsWith('/api/blogs/')) return Promise.resolve(queryCatalogue(all, request));
    const answer = queryCatalogue({ tools, posts }, request);
    if (request.path !== '/api/blogs') return Promise.resolve(answer);
    const { blogs } = answer.body as { blogs: Post[] };
    return Promise.resolve({ ...answer, body: { blogs: blogs.map(postRowOf) } });
  };
}
