import { limits } from './limits';
import { paths } from './paths';

const isUsable = (slug: string) => slug !== '' && slug.length <= limits.sharedSlugCharacters;

/** Returns the path and query for sharing a list of tools (saved-31): its first slugs, each once. */
export function sharedListPath(slugs: readonly string[]): string {
  // The list is comma-separated, so a slug with a comma cannot be shared.
  const shared = [...new Set(slugs)].filter((slug) => isUsable(slug) && !slug.includes(','));
  const list = shared.slice(0, limits.sharedListTools).map(encodeURIComponent).join(',');
  return `${paths.savedTools}?list=${list}`;
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
