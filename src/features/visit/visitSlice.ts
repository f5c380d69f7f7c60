import { createSlice } from '@reduxjs/toolkit';

import { routeChanged, type RouteState, visitStarted } from '../../domain/events';

export interface VisitState {
  /** The seed of the random choices of components (`pickSample`). Random counts are in the payload of `toolOpened`. */
  seed: number;
  /** ISO time; '' on a prerendered page. */
  startedAt: string;
  /** The last location of the router (`routeChanged` of `domain/events.ts`, as several slices handle it). */
  route: RouteState;
}

const initialState: VisitState = {
  seed: 1,
  startedAt: '',
  route: { pathname: '/', search: '', hash: '', key: 'default', state: null, navigation: 'POP' },
};

export const visitSlice = createSlice({
  name: 'visit',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(visitStarted, (state, { payload }) => {
        state.seed = payload.seed;
        state.startedAt = payload.startedAt;
      })
      .addCase(routeChanged, (state, { payload }) => {
        state.route = payload;
      }),
  selectors: {
    selectSeed: (state) => state.seed,
    selectStartedAt: (state) => state.startedAt,
    selectRoute: (state) => state.route,
  },
});

export const { selectSeed, selectStartedAt, selectRoute } = visitSlice.selectors;
