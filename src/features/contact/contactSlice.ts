import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ContactMessage } from '../../domain/contactMessage';
import { recordedStateContinued } from '../../domain/events';
import { failPending, type SendingOutcomes } from '../../domain/formSending';
import { now } from '../../platform/clock';

/** The outcomes of this visit's messages (forms-7), by id. The messages are the form's local state. */
interface ContactState {
  outcomes: SendingOutcomes;
}

const initialState: ContactState = { outcomes: {} };

export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    /**
     * The id is the time. The message is in the meta for the listener: it is not in the state, only in the
     * action log.
     */
    messageSubmitted: {
      prepare: (message: ContactMessage, id: string = now()) => ({ payload: id, meta: { message } }),
      reducer: ({ outcomes }, { payload }: PayloadAction<string>) => {
        outcomes[payload] = 'pending';
      },
    },
    messageAccepted: ({ outcomes }, { payload }: PayloadAction<string>) => {
      outcomes[payload] = 'accepted';
    },
    messageFailed: ({ outcomes }, { payload }: PayloadAction<string>) => {
      outcomes[payload] = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(recordedStateContinued, ({ outcomes }) => failPending(outcomes));
  },
  selectors: {
    selectMessageOutcomes: ({ outcomes }) => outcomes,
  },
});

export const { messageSubmitted, messageAccepted, messageFailed } = contactSlice.actions;
export const { selectMessageOutcomes } = contactSlice.selectors;
