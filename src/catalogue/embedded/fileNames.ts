import { hashOf } from '../../lib/sample';

/** A file name for a slug that is valid on every system: its hash where the slug itself is not. */
const nameOf = (slug: string) => (/^[a-z\d-]{1,100}$/.test(slug) ? slug : `~${hashOf(slug).toString(36)}`);

/** What a list without a filter shows: the trending tools, those of a category, or with '' all of them. */
export interface PlainList {
  category: string;
  isTrending: boolean;
}

const folderOf = ({ category, isTrending }: PlainList) => {
  if (isTrending) return 'trending';
  return category === '' ? 'all' : `in-${nameOf(category)}`;
};

/**
 * The data files of the embedded catalogue, inside their folder: two lists of rows, the search index and what suggestions show,
 * one per record, and one per page of a list without a filter.
 */
export const fileNames = {
  tools: 'tools.json',
  posts: 'posts.json',
  search: 'search.json',
  suggestions: 'suggestions.json',
  tool: (slug: string) => `tools/${nameOf(slug)}.json`,
  post: (slug: string) => `posts/${nameOf(slug)}.json`,
  listPage: (list: PlainList, page: number) => `lists/${folderOf(list)}/${page}.json`,
};
