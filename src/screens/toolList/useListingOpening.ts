import { useLocation, useParams, useSearchParams } from 'react-router-dom';

import type { ListingOpening } from '../../features/filters/filtersSlice';

/** The history state of a URL to which remembered filters were restored. */
export const restored = { isRestored: true } as const;

function holds(state: unknown, name: string): boolean {
  return typeof state === 'object' && state !== null && name in state;
}

/** The filters in the tool list's URL, and the options in the navigation's state. */
export function useListingOpening(): { opening: ListingOpening; wantsSearchFocus: boolean; key: string } {
  const { categorySlug = '' } = useParams();
  const [query] = useSearchParams();
  const { state, key } = useLocation() as { state: unknown; key: string };
  const read = (name: string) => query.get(name)?.trim() ?? '';
  return {
    opening: {
      category: categorySlug,
      search: read('search'),
      industry: read('industry'),
      tag: read('tag'),
      isRestored: holds(state, 'isRestored'),
    },
    wantsSearchFocus: holds(state, 'focusSearch'),
    key,
  };
}
