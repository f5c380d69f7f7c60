import { limits } from './limits';
import { paths } from './paths';

const isUsable = (slug: string) => slug !== '' && slug.length <= limits.sharedSlugCharacters;

/**
 * Returns the path and query for sharing a list of tools, and how many it names (saved-31): its first slugs,
 * each once, at most 50 and as many as the path has room for.
 */
export function sharedList(slugs: readonly string[]): { path: string; count: number } {
  // The list is comma-separated, so a slug with a comma cannot be shared.
  const usable = [...new Set(slugs)].filter((slug) => isUsable(slug) && !slug.includes(','));
  const names = usable.slice(0, limits.sharedListTools).map(encodeURIComponent);
  const pathOf = (count: number) => `${paths.savedTools}?list=${names.slice(0, count).join(',')}`;
  let count = names.length;
  while (pathOf(count).length > limits.sharedListCharacters) count -= 1;
  return { path: pathOf(count), count };
}

/**
 * Parses the shared list of slugs in a query, at most 50 and each once; undefined when there is no list
 * (saved-31).
 */
export function sharedListOf(search: string): readonly string[] | undefined {
  const list = new URLSearchParams(search).get('list');
  if (list === null) return undefined;
  const slugs = list.split(',').map((slug) => slug.trim());
  return [...new Set(slugs.filter(isUsable))].slice(0, limits.sharedListTools);
}
