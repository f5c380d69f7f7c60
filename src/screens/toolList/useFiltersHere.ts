import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { ListingFilters } from '../../domain/listing';
import { filtersAt, listingOpened, selectFilters } from '../../features/filters/filtersSlice';
import { useIsHydrating } from '../../ui/useIsHydrating';

import { useListingOpening } from './useListingOpening';

/**
 * The filters in force at the present address, and the event that tells the store of it. Until that event
 * has arrived they are what it will make of them, so that no call is made for a mixture of old and new;
 * from then on they are the store's own, so that a jump in DevTools shows the state it jumps to.
 */
export function useFiltersHere(): ListingFilters {
  const dispatch = useDispatch();
  const isHydrating = useIsHydrating();
  const { opening } = useListingOpening();
  const { category, search, industry, tag, isRestored } = opening;
  const place = JSON.stringify([category, search, industry, tag, isRestored, isHydrating]);
  const stored = useSelector(selectFilters);
  const [arrival, setArrival] = useState({ place, before: stored });
  if (arrival.place !== place) setArrival({ place, before: stored });
  const isTold = !isHydrating && arrival.place === place && arrival.before !== stored;

  useEffect(() => {
    // A prerendered list does not know what a former visit left; that may lead to another address first.
    if (!isHydrating) dispatch(listingOpened({ category, search, industry, tag, isRestored }));
  }, [dispatch, isHydrating, category, search, industry, tag, isRestored]);

  return useMemo(
    () => (isTold ? stored : filtersAt(stored, { category, search, industry, tag, isRestored })),
    [isTold, stored, category, search, industry, tag, isRestored],
  );
}
