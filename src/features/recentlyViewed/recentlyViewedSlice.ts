import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { toolOpened } from '../../domain/events';
import { limits } from '../../domain/limits';
import type { ViewedTool } from '../../domain/viewedTool';
import { type EntryReader, withEntry } from '../../lib/timedList';

/** The tools whose pages were shown last, newest first (SPEC 4, "Recently viewed"). */
export interface RecentlyViewedState {
  items: ViewedTool[];
}

const initialState: RecentlyViewedState = { items: [] };

const byTool: EntryReader<ViewedTool> = { id: ({ _id }) => _id, time: ({ timestamp }) => timestamp };

const withViewed = (items: readonly ViewedTool[], viewed: ViewedTool) =>
  withEntry(items, viewed, undefined, byTool).slice(0, limits.recentlyViewedMost);

export const recentlyViewedSlice = createSlice({
  name: 'recentlyViewed',
  initialState,
  reducers: {
    /** Another tab has stored tools of which this one had not heard. */
    storedListChanged: (state, { payload }: PayloadAction<ViewedTool[]>) => {
      state.items = payload.reduce(withViewed, state.items);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(toolOpened, (state, { payload: { viewed } }) => {
      state.items = withViewed(state.items, viewed);
    }),
  selectors: { selectRecentlyViewed: (state) => state.items },
});

export const { storedListChanged } = recentlyViewedSlice.actions;
export const { selectRecentlyViewed } = recentlyViewedSlice.selectors;
