import { createSlice } from '@reduxjs/toolkit';

/** Whether the contact form is being submitted (forms-7). The message is the form's local state. */
export interface ContactState {
  isSending: boolean;
}

const initialState: ContactState = { isSending: false };

export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    messageSubmitted: (state) => {
      state.isSending = true;
    },
    messageSettled: (state) => {
      state.isSending = false;
    },
  },
  selectors: { selectIsSending: (state) => state.isSending },
});

export const { messageSubmitted, messageSettled } = contactSlice.actions;
export const { selectIsSending } = contactSlice.selectors;
