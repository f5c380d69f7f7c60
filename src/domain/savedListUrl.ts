import { limits } from './limits';
import { paths } from './paths';

const isUsable = (slug: string) => slug !== '' && slug.length <= limits.sharedSlugCharacters;

/** The path and query that show a list of tools to others (saved-31): its first slugs, each once. */
export function sharedListPath(slugs: readonly string[]): string {
  // A comma in a slug would end it.
  const shared = [...new Set(slugs)].filter((slug) => isUsable(slug) && !slug.includes(','));
  const list = shared.slice(0, limits.sharedListTools).map(encodeURIComponent).join(',');
  return `${paths.savedTools}?list=${list}`;
}

/** The slugs of a list in an address's query, at most 50 and each once; undefined when it names no list (saved-31). */
export function sharedListOf(search: string): readonly string[] | undefined {
  const list = new URLSearchParams(search).get('list');
  if (list === null) return undefined;
  const slugs = list.split(',').map((slug) => slug.trim());
  return [...new Set(slugs.filter(isUsable))].slice(0, limits.sharedListTools);
}
