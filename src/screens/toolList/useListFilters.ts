import { useCallback, useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import type { NavigationState } from '../../blocks/navigationState';
import { changeFilters, type ListingFilters } from '../../domain/listing';
import { isBareListUrl, listingUrl } from '../../domain/listingUrl';
import { paths } from '../../domain/paths';
import { selectFilters, type StateWithFilters } from '../../features/filters/filtersSlice';

interface UseListFiltersResult {
  filters: ListingFilters;
  /** Stable while the path is the same. */
  change: OnFiltersChange;
  /** Returns the URL that a change leads to; stable while the filters are the same. */
  urlOf: (change: Partial<ListingFilters>) => string;
}

const keepFocus: NavigationState = { keepFocus: true };

export type OnFiltersChange = (change: Partial<ListingFilters>) => void;

/** The change made by 'Clear all' (list-29). */
export const noPanelFilters: Partial<ListingFilters> = { pricingModel: '', platform: '', subcategory: '' };

/**
 * Returns the current filters, and a function that changes them by navigating: another category or search
 * adds a history entry, every other change replaces it. At a bare /tools, the filters that the reducer kept
 * (the stored ones, or the previous pricing model and platform) are written into the URL (list-33).
 */
export function useListFilters(): UseListFiltersResult {
  const navigate = useNavigate();
  const store = useStore<StateWithFilters>();
  const location = useLocation();
  const filters = useSelector(selectFilters);
  const path = listingUrl(filters);
  const doesUrlLackFilters = isBareListUrl(location) && path !== paths.tools;

  useEffect(() => {
    if (doesUrlLackFilters) void navigate(path, { replace: true });
  }, [doesUrlLackFilters, navigate, path]);

  const urlOf = useCallback(
    (changed: Partial<ListingFilters>) => listingUrl(changeFilters(filters, changed)),
    [filters],
  );
  // Stable, for memoized components: reads the current filters when called.
  const change: OnFiltersChange = useCallback(
    (changed) => {
      const current = selectFilters(store.getState());
      const to = listingUrl(changeFilters(current, changed));
      const addsEntry = changed.category !== undefined || changed.search !== undefined;
      void navigate(to, { replace: !addsEntry || to === listingUrl(current), state: keepFocus });
    },
    [navigate, store],
  );
  return { filters, change, urlOf };
}
