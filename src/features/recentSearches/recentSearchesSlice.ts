import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { routeChanged } from '../../domain/events';
import { limits } from '../../domain/limits';
import { filtersInUrl } from '../../domain/listingUrl';

/** What was searched for last, newest first (search-9). */
export interface RecentSearchesState {
  items: readonly string[];
}

const initialState: RecentSearchesState = { items: [] };

/** Texts that differ in case only are one search. */
const without = (items: readonly string[], text: string) =>
  items.filter((item) => item.toLowerCase() !== text.toLowerCase());

export const recentSearchesSlice = createSlice({
  name: 'recentSearches',
  initialState,
  reducers: {
    searchRemoved: (state, { payload }: PayloadAction<string>) => ({ items: without(state.items, payload) }),
    searchesCleared: () => initialState,
  },
  extraReducers: (builder) =>
    // Whichever field or link led there. Not on Back, and not for a page that was opened by its address.
    builder.addCase(routeChanged, ({ items }, { payload }) => {
      const text = payload.navigation === 'PUSH' ? filtersInUrl(payload)?.search : '';
      if (!text || text === items[0]) return undefined;
      return { items: [text, ...without(items, text)].slice(0, limits.maxRecentSearches) };
    }),
  selectors: { selectRecentSearches: (state) => state.items },
});

export const { searchRemoved, searchesCleared } = recentSearchesSlice.actions;
export const { selectRecentSearches } = recentSearchesSlice.selectors;
