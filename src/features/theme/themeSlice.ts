import { createSlice } from '@reduxjs/toolkit';

import { type Scheme, visitStarted } from '../../domain/events';

/** The scheme in force; `isChosen` once the visitor has chosen one, which is then kept (SPEC 4, "Theme"). */
export interface ThemeState {
  scheme: Scheme;
  isChosen: boolean;
}

const initialState: ThemeState = { scheme: 'light', isChosen: false };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeToggled: (state) => {
      state.scheme = state.scheme === 'dark' ? 'light' : 'dark';
      state.isChosen = true;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(visitStarted, (state, { payload }) => {
      if (!state.isChosen) state.scheme = payload.scheme;
    }),
  selectors: { selectScheme: (state) => state.scheme },
});

export const { themeToggled } = themeSlice.actions;
export const { selectScheme } = themeSlice.selectors;
