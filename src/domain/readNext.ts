import { byNewest, type Post } from './post';

/** How similar two posts are: shared tools and tags count most, then the category. */
function likeness(one: Post, other: Post): number {
  const shared = (a: readonly string[], b: readonly string[]) =>
    a.filter((value) => b.includes(value)).length;
  const topics = shared(one.relatedTools, other.relatedTools) + shared(one.tags, other.tags);
  return 2 * topics + (one.category !== '' && one.category === other.category ? 1 : 0);
}

/**
 * Returns the posts to read after one, without itself: the most similar first, then the newest (article-18).
 */
export function readNextOf(post: Post, others: readonly Post[]): Post[] {
  return others
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => likeness(post, b) - likeness(post, a) || byNewest(a, b));
}
