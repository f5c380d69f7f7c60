import { createSlice } from '@reduxjs/toolkit';

import { toolOpened } from '../../domain/events';
import { limits } from '../../domain/limits';
import type { ViewedTool } from '../../domain/viewedTool';

/** The tools whose pages were shown last, newest first (SPEC 4, "Recently viewed"). */
export interface RecentlyViewedState {
  items: ViewedTool[];
}

const initialState: RecentlyViewedState = { items: [] };

export const recentlyViewedSlice = createSlice({
  name: 'recentlyViewed',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(toolOpened, (state, { payload: { viewed } }) => {
      if (!viewed) return;
      const others = state.items.filter(({ _id }) => _id !== viewed._id);
      state.items = [viewed, ...others].slice(0, limits.recentlyViewedMost);
    }),
  selectors: { selectRecentlyViewed: (state) => state.items },
});

export const { selectRecentlyViewed } = recentlyViewedSlice.selectors;
