import { createSlice, type WithSlice } from '@reduxjs/toolkit';

import { toolFoundMissing, toolOpened } from '../../domain/events';
import { limits } from '../../domain/limits';
import type { ViewedTool } from '../../domain/viewedTool';
import { getOwn } from '../../lib/getOwn';
import {
  type EntryReader,
  mergeEntries,
  mergeTimes,
  type TimesById,
  unlessEqual,
  unlessSameEntries,
} from '../../lib/lastWriteWins';

/** The tools whose pages were viewed last, newest first (tool-25, tool-26). */
export interface RecentlyViewedState {
  items: readonly ViewedTool[];
  /** When tools were found missing in this visit, by id. */
  missing: TimesById;
}

const initialState: RecentlyViewedState = { items: [], missing: {} };

const byTool: EntryReader<ViewedTool> = { id: ({ _id }) => _id, time: ({ timestamp }) => timestamp };

/** Merges two states of the slice, keeping the last view of each tool, up to the limit. */
export function mergeRecentlyViewed(
  state: RecentlyViewedState,
  other: RecentlyViewedState,
): RecentlyViewedState {
  const missing = mergeTimes(state.missing, other.missing);
  const items = mergeEntries(state.items, other.items, (id) => getOwn(missing, id), byTool);
  return unlessEqual(state, {
    items: unlessSameEntries(state.items, items.slice(0, limits.maxRecentlyViewed)),
    missing,
  });
}

export const recentlyViewedSlice = createSlice({
  name: 'recentlyViewed',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(toolOpened, (state, { payload: { viewed } }) =>
        mergeRecentlyViewed(state, { ...initialState, items: [viewed] }),
      )
      .addCase(toolFoundMissing, (state, { payload: { _id, foundAt } }) =>
        mergeRecentlyViewed(state, { ...initialState, missing: { [_id]: foundAt } }),
      ),
  selectors: { selectRecentlyViewed: (state) => state.items },
});

/** A state with this slice, such as the root state. */
export type StateWithRecentlyViewed = WithSlice<typeof recentlyViewedSlice>;

export const { selectRecentlyViewed } = recentlyViewedSlice.selectors;
