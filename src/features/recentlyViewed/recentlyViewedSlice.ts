import { createSlice } from '@reduxjs/toolkit';

import { toolOpened } from '../../domain/events';
import { limits } from '../../domain/limits';
import type { ViewedTool } from '../../domain/viewedTool';
import { type EntryReader, mergeEntries } from '../../lib/lastWriteWins';

/** The tools whose pages were shown last, newest first (SPEC 4, "Recently viewed"). */
export interface RecentlyViewedState {
  items: readonly ViewedTool[];
}

const initialState: RecentlyViewedState = { items: [] };

const byTool: EntryReader<ViewedTool> = { id: ({ _id }) => _id, time: ({ timestamp }) => timestamp };

/** What two states of the slice say together: of each tool the last view, and no more than are kept. */
export function mergeRecentlyViewed(
  state: RecentlyViewedState,
  other: RecentlyViewedState,
): RecentlyViewedState {
  const most = limits.recentlyViewedMost;
  const items = mergeEntries(state.items, other.items, () => undefined, byTool).slice(0, most);
  const isSame = items.length === state.items.length && items.every((item, at) => item === state.items[at]);
  return isSame ? state : { items };
}

export const recentlyViewedSlice = createSlice({
  name: 'recentlyViewed',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(toolOpened, (state, { payload: { viewed } }) =>
      mergeRecentlyViewed(state, { items: [viewed] }),
    ),
  selectors: { selectRecentlyViewed: (state) => state.items },
});

export const { selectRecentlyViewed } = recentlyViewedSlice.selectors;
