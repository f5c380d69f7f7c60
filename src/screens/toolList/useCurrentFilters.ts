import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { ListingFilters } from '../../domain/listing';
import { filtersAt, listingOpened, selectFilters } from '../../features/filters/filtersSlice';
import { useIsHydrating } from '../../ui/useIsHydrating';

import { useListingOpening } from './useListingOpening';

/**
 * The filters for the current URL; dispatches `listingOpened` when the URL changes. Until the store has handled
 * that event the filters are derived as its reducer will, so that no query mixes old and new filters; after it
 * they come from the store, so that a jump in DevTools shows the state it jumps to.
 */
export function useCurrentFilters(): ListingFilters {
  const dispatch = useDispatch();
  const isHydrating = useIsHydrating();
  const { opening } = useListingOpening();
  const { category, search, industry, tag, isRestored } = opening;
  const key = JSON.stringify([category, search, industry, tag, isRestored, isHydrating]);
  const stored = useSelector(selectFilters);
  const [opened, setOpened] = useState({ key, before: stored });
  if (opened.key !== key) setOpened({ key, before: stored });
  const isUpToDate = !isHydrating && opened.key === key && opened.before !== stored;

  useEffect(() => {
    // During hydration stored filters are not known yet, and may navigate to another URL first.
    if (!isHydrating) dispatch(listingOpened({ category, search, industry, tag, isRestored }));
  }, [dispatch, isHydrating, category, search, industry, tag, isRestored]);

  return useMemo(
    () => (isUpToDate ? stored : filtersAt(stored, { category, search, industry, tag, isRestored })),
    [isUpToDate, stored, category, search, industry, tag, isRestored],
  );
}
