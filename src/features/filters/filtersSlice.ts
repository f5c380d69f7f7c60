import { createSlice } from '@reduxjs/toolkit';

import type { ListingQuery } from '../../catalogue/catalogueApi';
import { type Route, routeChanged } from '../../domain/events';
import { type ListingFilters, noFilters } from '../../domain/listing';
import { listingAt, listingPath } from '../../domain/listingUrl';

/** The filters of the tool list, and whether their panel is open (list-19, list-24). */
export interface FiltersState extends ListingFilters {
  /** Whether the filters are an earlier visit's, and no list was opened in this one. */
  areRemembered: boolean;
  isPanelOpen: boolean;
}

const initialState: FiltersState = { ...noFilters, areRemembered: false, isPanelOpen: false };

/**
 * The filters at a location. A URL says all of it, except that a bare /tools takes up what is remembered: all of an
 * earlier visit's filters, pricing model and platform of this one's when a link leads there. A link starts at
 * page 1 (list-33).
 */
function filtersAt(state: FiltersState, route: Route): ListingFilters | undefined {
  const filters = listingAt(route);
  const isLink = route.navigation === 'PUSH';
  if (!filters || listingPath(filters) !== listingPath(noFilters)) return filters;
  if (state.areRemembered) return isLink ? { ...state, page: 1 } : state;
  const { pricingModel, platform } = state;
  return isLink ? { ...filters, pricingModel, platform } : filters;
}

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
      const filters = filtersAt(state, payload);
      if (filters) Object.assign(state, filters, { areRemembered: false });
    }),
  selectors: {
    selectFilters: (state) => state,
    selectIsPanelOpen: (state) => state.isPanelOpen,
  },
});

/** Counts pricing, platform and subcategory, for the panel's badge. */
export function activeFilterCount({ pricingModel, platform, subcategory }: ListingFilters): number {
  return [pricingModel, platform, subcategory].filter((chosen) => chosen !== '').length;
}

/** The `listTools` argument for filters. */
export function queryOf(filters: ListingFilters): ListingQuery {
  const { category, search, industry, tag, subcategory, pricingModel, platform, page } = filters;
  return { category, pricingModel, platform, search, subcategory, industry, tag, page: page - 1 };
}

export const { panelToggled } = filtersSlice.actions;
export const { selectFilters, selectIsPanelOpen } = filtersSlice.selectors;
