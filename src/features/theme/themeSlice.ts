import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { type Scheme, visitStarted } from '../../domain/events';
import { limits } from '../../domain/limits';
import { now } from '../../platform/clock';

/** The current colour scheme; `isChosen` once the visitor has chosen one, which is persisted (theme-1). */
export interface ThemeState {
  scheme: Scheme;
  isChosen: boolean;
  /** ISO time of the last choice in this visit, else ''; the later choice of two tabs wins. */
  toggledAt: string;
}

/** Returns the scheme for an hour (0 to 23, local time), used until the visitor chooses one (theme-2). */
export function schemeAtHour(hour: number): Scheme {
  return hour >= limits.darkFromHour || hour < limits.darkUntilHour ? 'dark' : 'light';
}

const initialState: ThemeState = { scheme: 'light', isChosen: false, toggledAt: '' };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeToggled: {
      prepare: (to: Scheme, toggledAt: string = now()) => ({ payload: { to, toggledAt } }),
      reducer: (state, { payload: { to, toggledAt } }: PayloadAction<{ to: Scheme; toggledAt: string }>) =>
        toggledAt < state.toggledAt || (toggledAt === state.toggledAt && to === 'light')
          ? state
          : { scheme: to, isChosen: true, toggledAt },
    },
  },
  extraReducers: (builder) =>
    builder.addCase(visitStarted, (state, { payload }) => {
      if (!state.isChosen) state.scheme = payload.scheme;
    }),
  selectors: { selectScheme: (state) => state.scheme },
});

/** A state with this slice, such as the root state. */
export type StateWithTheme = WithSlice<typeof themeSlice>;

export const { themeToggled } = themeSlice.actions;
export const { selectScheme } = themeSlice.selectors;
