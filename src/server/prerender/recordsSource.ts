import type { CatalogueSource } from '../../catalogue/baseQuery';
import { postRowOf } from '../../domain/catalogueRows';
import type { Post } from '../../domain/post';
import { queryCatalogue } from '../../domain/queryCatalogue';
import type { CatalogueFiles } from '../catalogue/catalogueFolder';

/**
 * Answers the reads of a page from records in memory. A list of posts comes without their texts, which no
 * list shows; a static article is found like any post, so that its page comes with it.
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
