import { hashOf } from '../../lib/sample';

/** A file name for a slug that is valid on every system: its hash where the slug itself is not. */
const fileOf = (slug: string) =>
  /^[a-z\d-]{1,100}$/.test(slug) ? `${slug}.json` : `~${hashOf(slug).toString(36)}.json`;

/** The data files of the embedded catalogue, inside their folder: two lists of rows, the search index and what suggestions show, one per record. */
export const fileNames = {
  tools: 'tools.json',
  posts: 'posts.json',
  search: 'search.json',
  suggestions: 'suggestions.json',
  tool: (slug: string) => `tools/${fileOf(slug)}`,
  post: (slug: string) => `posts/${fileOf(slug)}`,
};
