import { createSlice } from '@reduxjs/toolkit';

import type { ListToolsArg } from '../../catalogue/catalogueApi';
import { routeChanged, type RouteState } from '../../domain/events';
import { type ListingFilters, noFilters } from '../../domain/listing';
import { filtersInUrl, isBareListUrl } from '../../domain/listingUrl';

/** The filters of the tool list, and whether their panel is open (list-19, list-24). */
export interface FiltersState extends ListingFilters {
  /** Whether the filters are an earlier visit's, and no list was opened in this one. */
  areFromEarlierVisit: boolean;
  isPanelOpen: boolean;
}

const initialState: FiltersState = { ...noFilters, areFromEarlierVisit: false, isPanelOpen: false };

/**
 * The filters after a navigation. A URL says all of it, except for a bare /tools: that takes up all filters of an
 * earlier visit (stored state is loaded before the first navigation), and later, when a link leads there, pricing
 * model and platform of this one. A link starts at page 1 (list-33).
 */
function filtersAfter(state: FiltersState, route: RouteState): ListingFilters | undefined {
  const filters = filtersInUrl(route);
  const isLink = route.navigation === 'PUSH';
  if (!filters || !isBareListUrl(route)) return filters;
  if (state.areFromEarlierVisit) return isLink ? { ...state, page: 1 } : state;
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
      const filters = filtersAfter(state, payload);
      if (filters) Object.assign(state, filters, { areFromEarlierVisit: false });
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
export function queryOf(filters: ListingFilters): ListToolsArg {
  const { category, search, industry, tag, subcategory, pricingModel, platform, page } = filters;
  return { category, pricingModel, platform, search, subcategory, industry, tag, pageIndex: page - 1 };
}

export const { panelToggled } = filtersSlice.actions;
export const { selectFilters, selectIsPanelOpen } = filtersSlice.selectors;
