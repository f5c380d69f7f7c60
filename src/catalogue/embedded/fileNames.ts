import { hashOf } from '../../lib/sample';

/** A slug as the name of a file on every system: one that is none is told by its hash. */
const fileOf = (slug: string) =>
  /^[a-z\d-]{1,100}$/.test(slug) ? `${slug}.json` : `~${hashOf(slug).toString(36)}.json`;

/** The data files of mock mode, inside their folder: two lists of rows, the search index, one per record. */
export const fileNames = {
  tools: 'tools.json',
  posts: 'posts.json',
  search: 'search.json',
  tool: (slug: string) => `tools/${fileOf(slug)}`,
  post: (slug: string) => `posts/${fileOf(slug)}`,
};
