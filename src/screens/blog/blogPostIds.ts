import { byNewest, type Post } from '../../domain/post';
import { getOwn } from '../../lib/getOwn';

const folded = (text: string) => text.trim().toLowerCase();

/**
 * Returns the ids of a category's posts ('' for all), newest first: the server's and the static articles,
 * except articles whose slug the server also has.
 */
export function blogPostIds(
  entities: Readonly<Record<string, Post>>,
  serverIds: readonly string[],
  articleIds: readonly string[],
  category: string,
): string[] {
  const postsOf = (ids: readonly string[]) => ids.flatMap((id) => getOwn(entities, id) ?? []);
  const fromServer = postsOf(serverIds);
  const slugs = new Set(fromServer.map(({ slug }) => slug));
  const ownArticles = postsOf(articleIds).filter(({ slug }) => !slugs.has(slug));
  return [...fromServer, ...ownArticles]
    .filter((post) => category === '' || folded(post.category) === folded(category))
    .sort(byNewest)
    .map(({ id }) => id);
}
