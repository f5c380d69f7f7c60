import { createSelector, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';

import { routeChanged, type RouteState } from '../../domain/events';
import { type ListingFilters, noFilters } from '../../domain/listing';
import { filtersInUrl, isBareListUrl } from '../../domain/listingUrl';

/** The filters of the tool list, and whether their panel is open (list-19, list-24). */
export interface FiltersState extends ListingFilters {
  /**
   * Whether the filters are those stored before the page was loaded, and no list was opened since. Set when stored state
   * is merged (`filtersPersistConfig.merge`).
   */
  areRestored: boolean;
  isPanelOpen: boolean;
}

const initialState: FiltersState = { ...noFilters, areRestored: false, isPanelOpen: false };

/**
 * Returns the filters after a navigation. The URL determines all of them, except for a bare /tools: the first
 * one after the page load keeps the restored filters (stored state is loaded before the first navigation),
 * and later ones keep pricing model and platform if they push a history entry. So clearing the filters (which
 * replaces the entry) and going back work as expected. A pushed entry starts at page 1 (list-33).
 */
function filtersAfter(state: FiltersState, route: RouteState): ListingFilters | undefined {
  const filters = filtersInUrl(route);
  const isPush = route.navigation === 'PUSH';
  if (!filters || !isBareListUrl(route)) return filters;
  if (state.areRestored) return isPush ? { ...state, page: 1 } : state;
  const { pricingModel, platform } = state;
  return isPush ? { ...filters, pricingModel, platform } : filters;
}

/** Returns the filters alone. */
export const filtersOf = ({
  areRestored: _areRestored,
  isPanelOpen: _isPanelOpen,
  ...filters
}: FiltersState): ListingFilters => filters;

export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    panelToggled: (state) => {
      state.isPanelOpen = !state.isPanelOpen;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(routeChanged, (state, { payload }) => {
      const filters = filtersAfter(state, payload);
      if (filters) Object.assign(state, filters, { areRestored: false });
    }),
  selectors: {
    /** Returns the filters alone; the same object while none of them changes. */
    selectFilters: createSelector([(state: FiltersState) => state], filtersOf, {
      memoizeOptions: { resultEqualityCheck: shallowEqual },
    }),
    selectIsPanelOpen: (state) => state.isPanelOpen,
  },
});

/** Returns how many of pricing, platform and subcategory are set, for the panel's badge. */
export function activeFilterCount({ pricingModel, platform, subcategory }: ListingFilters): number {
  return [pricingModel, platform, subcategory].filter((chosen) => chosen !== '').length;
}

export const { panelToggled } = filtersSlice.actions;
/** A state with this slice, such as the root state. */
export type StateWithFilters = WithSlice<typeof filtersSlice>;

export const { selectFilters, selectIsPanelOpen } = filtersSlice.selectors;
