import { createSlice } from '@reduxjs/toolkit';

import { visitStarted } from '../../domain/events';

/** The seed of all random choices in this visit. */
export interface VisitState {
  seed: number;
}

const initialState: VisitState = { seed: 1 };

export const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(visitStarted, (state, { payload }) => {
      state.seed = payload.seed;
    }),
  selectors: { selectSeed: (state) => state.seed },
});

export const { selectSeed } = visitSlice.selectors;
