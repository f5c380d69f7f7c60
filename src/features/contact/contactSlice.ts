import { createSlice } from '@reduxjs/toolkit';

import type { ContactMessage } from '../../domain/contactMessage';
import { recordedStateContinued, routeChanged } from '../../domain/events';

/** Whether the contact form is being submitted (forms-7), or was refused. The message is the form's local state. */
export interface ContactState {
  isSending: boolean;
  hasFailed: boolean;
}

const initialState: ContactState = { isSending: false, hasFailed: false };

export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    /** The message is in the meta, for the listener: no state keeps it, an action log does. */
    messageSubmitted: {
      prepare: (message: ContactMessage) => ({ payload: undefined, meta: { message } }),
      reducer: (state) => {
        state.isSending = true;
        state.hasFailed = false;
      },
    },
    messageSettled: (state) => {
      state.isSending = false;
    },
    messageFailed: (state) => {
      state.isSending = false;
      state.hasFailed = true;
    },
  },
  extraReducers: (builder) => {
    // The form that says so goes with its screen.
    builder
      .addCase(routeChanged, (state) => {
        state.hasFailed = false;
      })
      .addCase(recordedStateContinued, (state) => {
        if (state.isSending) return { isSending: false, hasFailed: true };
        return state;
      });
  },
  selectors: {
    selectIsSending: (state) => state.isSending,
    selectHasFailed: (state) => state.hasFailed,
  },
});

export const { messageSubmitted, messageSettled, messageFailed } = contactSlice.actions;
export const { selectIsSending, selectHasFailed } = contactSlice.selectors;
