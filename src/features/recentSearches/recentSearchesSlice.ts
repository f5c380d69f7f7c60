import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { routeChanged } from '../../domain/events';
import { limits } from '../../domain/limits';
import { filtersInUrl } from '../../domain/listingUrl';

/** The latest searches, newest first (search-9). */
export interface RecentSearchesState {
  items: readonly string[];
  /** What the list on the screen searches for: '' for nothing, and on other screens. Not stored. */
  shown: string;
}

const initialState: RecentSearchesState = { items: [], shown: '' };

/** Searches that differ only in case are the same. */
const without = (items: readonly string[], text: string) =>
  items.filter((item) => item.toLowerCase() !== text.toLowerCase());

export const recentSearchesSlice = createSlice({
  name: 'recentSearches',
  initialState,
  reducers: {
    searchRemoved: (state, { payload }: PayloadAction<string>) => {
      state.items = without(state.items, payload);
    },
    searchesCleared: (state) => {
      state.items = [];
    },
  },
  extraReducers: (builder) =>
    // Records a search whichever field or link led to it, but not on Back, for a page opened by its URL, or
    // for another category of the same search.
    builder.addCase(routeChanged, (state, { payload }) => {
      const text = filtersInUrl(payload)?.search ?? '';
      const isSearch = payload.navigation === 'PUSH' && text !== '' && text !== state.shown;
      state.shown = text;
      if (isSearch && text !== state.items[0])
        state.items = [text, ...without(state.items, text)].slice(0, limits.maxRecentSearches);
    }),
  selectors: { selectRecentSearches: (state) => state.items },
});

export const { searchRemoved, searchesCleared } = recentSearchesSlice.actions;
export const { selectRecentSearches } = recentSearchesSlice.selectors;
