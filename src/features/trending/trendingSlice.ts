import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { catalogueApi } from '../../catalogue/catalogueApi';

/**
 * The page of the trending list, and the key of the history entry where it was chosen: going back to that entry
 * restores the page, opening the list anew starts at page 1.
 */
export interface TrendingState {
  entry: string;
  /** Counts from 1. */
  page: number;
}

const initialState: TrendingState = { entry: '', page: 1 };

export const trendingSlice = createSlice({
  name: 'trending',
  initialState,
  reducers: {
    pageTurned: (state, { payload }: PayloadAction<TrendingState>) => {
      state.entry = payload.entry;
      state.page = payload.page;
    },
  },
  extraReducers: (builder) =>
    // A page that no longer exists becomes the last page.
    builder.addMatcher(
      catalogueApi.endpoints.listTrendingTools.matchFulfilled,
      (state, { payload: { totalPages }, meta }) => {
        const isCurrent = meta.arg.originalArgs === state.page - 1;
        if (isCurrent && state.page > totalPages) state.page = Math.max(1, totalPages);
      },
    ),
  selectors: {
    selectPageAt: (state, entry: string) => (state.entry === entry ? state.page : 1),
  },
});

export const { pageTurned } = trendingSlice.actions;
export const { selectPageAt } = trendingSlice.selectors;
