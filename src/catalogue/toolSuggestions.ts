import { limits } from '../domain/limits';
import { type IdPage, type NormalizedResponse, normalizePagedTools } from '../domain/normalizeResponse';
import { readSearchMatch, type SearchMatch } from '../domain/searchMatch';

/** The first tools that a search finds, and how many there are. */
export interface ToolSuggestions extends Pick<IdPage, 'ids' | 'totalItems'> {
  search: string;
  match: SearchMatch;
}

/** Normalizes the answer to a search for suggestions (search-6, search-12); its code loads with the search. */
export function normalizeSuggestions(
  search: string,
  body: unknown,
  imageHost: string,
): NormalizedResponse<ToolSuggestions> {
  const { data, ...response } = normalizePagedTools(
    body,
    { page: 0, limit: limits.suggestedTools },
    imageHost,
  );
  const { ids, totalItems } = data;
  return { ...response, data: { search, ids, totalItems, match: readSearchMatch(body) } };
}
