import { hashOf } from '../../lib/sample';

/** A hash of 64 bits: with 32, one in a hundred catalogues of 10,000 such slugs would have two of the same name. */
const longHash = (slug: string) => ['', '2'].map((seed) => hashOf(seed + slug).toString(36)).join('-');

/** Returns a file name for a slug that is valid on every system; if the slug is not, a hash of it. */
const nameOf = (slug: string) => (/^[a-z\d-]{1,100}$/.test(slug) ? slug : `~${longHash(slug)}`);

/** An unfiltered list: the trending tools, those of a category, or with '' all tools. */
export interface PlainList {
  category: string;
  isTrending: boolean;
}

const folderOf = ({ category, isTrending }: PlainList) => {
  if (isTrending) return 'trending';
  return category === '' ? 'all' : `in-${nameOf(category)}`;
};

/**
 * The names of the embedded catalogue's data files, relative to their folder: two lists of rows, the search
 * index, the data for suggestions, one file for each record, and one for each page of an unfiltered list.
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
