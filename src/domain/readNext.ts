import { byNewest, type Post } from './post';

/** How much two posts have in common: tools and tags, then the category. */
function likeness(one: Post, other: Post): number {
  const shared = (a: readonly string[], b: readonly string[]) =>
    a.filter((value) => b.includes(value)).length;
  const topics = shared(one.relatedTools, other.relatedTools) + shared(one.tags, other.tags);
  return 2 * topics + (one.category !== '' && one.category === other.category ? 1 : 0);
}

/** The posts to read after one, never itself: those most like it first, of equals the newest (article-18). */
export function readNextOf(post: Post, others: readonly Post[]): Post[] {
  return others
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => likeness(post, b) - likeness(post, a) || byNewest(a, b));
}
