import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { catalogueApi, type ListingQuery } from '../../catalogue/catalogueApi';
import { type ListingAddress, type ListingFilters, noFilters, openListing } from '../../domain/listing';

/** The filters, whether the list was opened in this visit, and whether the panel is open (list-19, list-24). */
export interface FiltersState extends ListingFilters {
  isOpened: boolean;
  isPanelOpen: boolean;
}

const initialState: FiltersState = { ...noFilters, isOpened: false, isPanelOpen: false };

/** The filters in a URL, and whether the URL was restored from remembered filters. */
export interface ListingOpening extends ListingAddress {
  isRestored: boolean;
}

/**
 * The filters for a URL. Filters of an earlier visit apply only when the URL has no category or was itself
 * restored from them; within a visit the URL decides.
 */
function filtersAt(state: ListingFilters & { isOpened: boolean }, opening: ListingOpening): ListingFilters {
  const { isRestored, ...address } = opening;
  const isForgotten = !state.isOpened && address.category !== '' && !isRestored;
  return openListing(isForgotten ? noFilters : state, address);
}

const toggled = (chosen: string, pressed: string) => (chosen === pressed ? '' : pressed);

export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    listingOpened: (state, { payload }: PayloadAction<ListingOpening>) => {
      Object.assign(state, filtersAt(state, payload), { isOpened: true });
    },
    pricingModelChosen: (state, { payload }: PayloadAction<string>) => {
      state.pricingModel = toggled(state.pricingModel, payload);
      state.page = 1;
    },
    platformChosen: (state, { payload }: PayloadAction<string>) => {
      state.platform = toggled(state.platform, payload);
      state.page = 1;
    },
    subcategoryChosen: (state, { payload }: PayloadAction<string>) => {
      state.subcategory = toggled(state.subcategory, payload);
      state.page = 1;
    },
    panelFiltersCleared: (state) => {
      state.pricingModel = '';
      state.platform = '';
      state.subcategory = '';
      state.page = 1;
    },
    allFiltersReset: (state) => {
      Object.assign(state, noFilters);
    },
    pageTurned: (state, { payload }: PayloadAction<number>) => {
      state.page = payload;
    },
    panelToggled: (state) => {
      state.isPanelOpen = !state.isPanelOpen;
    },
  },
  extraReducers: (builder) =>
    // A remembered page that no longer exists becomes the last page (list-36).
    builder.addMatcher(catalogueApi.endpoints.listTools.matchFulfilled, (state, { payload, meta }) => {
      const isCurrent = isSameQuery(meta.arg.originalArgs, queryOf(state));
      if (isCurrent && state.page > 1 && state.page > payload.totalPages) {
        state.page = Math.max(1, payload.totalPages);
      }
    }),
  selectors: {
    selectFilters: (state) => state,
    selectIsPanelOpen: (state) => state.isPanelOpen,
    /** The category of an earlier visit, until the list is opened in this one; then ''. */
    selectRememberedCategory: (state) => (state.isOpened ? '' : state.category),
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

function isSameQuery(a: ListingQuery, b: ListingQuery): boolean {
  return (Object.keys(b) as (keyof ListingQuery)[]).every((name) => a[name] === b[name]);
}

export { filtersAt };

export const {
  listingOpened,
  pricingModelChosen,
  platformChosen,
  subcategoryChosen,
  panelFiltersCleared,
  allFiltersReset,
  pageTurned,
  panelToggled,
} = filtersSlice.actions;
export const { selectFilters, selectIsPanelOpen, selectRememberedCategory } = filtersSlice.selectors;
