import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import { keepFocus } from '../../blocks/layout/useScrollAndFocusOnNavigation';
import { changeFilters, type ListingFilters, noFilters } from '../../domain/listing';
import { listingAt, listingPath } from '../../domain/listingUrl';
import { selectFilters } from '../../features/filters/filtersSlice';
import { selectRoute } from '../../features/visit/visitSlice';

interface Listing {
  filters: ListingFilters;
  change: ChangeFilters;
  /** False after a jump in DevTools to another location's state: nothing may navigate by itself then. */
  isLive: boolean;
}

export type ChangeFilters = (change: Partial<ListingFilters>) => void;

/**
 * The filters that are shown, and a function that changes them by navigating: another category or search adds a
 * history entry, every other change replaces it. A bare /tools that has taken up remembered filters gets them
 * into its URL (list-33).
 */
export function useListing(): Listing {
  const navigate = useNavigate();
  const location = useLocation();
  const filters = useSelector(selectFilters);
  const path = listingPath(filters);
  const pathInUrl = listingPath(listingAt(location) ?? noFilters);
  const isLive = useSelector(selectRoute).key === location.key;
  const isBehind = isLive && pathInUrl !== path && pathInUrl === listingPath(noFilters);

  useEffect(() => {
    if (isBehind) void navigate(path, { replace: true, state: location.state as unknown });
  }, [isBehind, navigate, path, location.state]);

  const change: ChangeFilters = (changed) => {
    const to = listingPath(changeFilters(filters, changed));
    const isNewEntry = changed.category !== undefined || changed.search !== undefined;
    void navigate(to, { replace: !isNewEntry || to === path, state: keepFocus });
  };
  return { filters, change, isLive };
}
