import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { recordedStateContinued, routeChanged } from '../../domain/events';

export const newsletterForms = ['footer', 'block', 'rail'] as const;

/** Identifies a newsletter form. A page can have several, such as the footer's and a block's. */
export type NewsletterFormId = (typeof newsletterForms)[number];

export const newsletterStatuses = ['idle', 'submitting', 'failed'] as const;

export type NewsletterStatus = (typeof newsletterStatuses)[number];

/** The status of each form (forms-2). */
export interface NewsletterState {
  forms: Record<NewsletterFormId, NewsletterStatus>;
}

const initialState: NewsletterState = { forms: { footer: 'idle', block: 'idle', rail: 'idle' } };

export const newsletterSlice = createSlice({
  name: 'newsletter',
  initialState,
  reducers: {
    /** The address is in the meta for the listener: it is not in the state, only in the action log. */
    newsletterSubmitted: {
      prepare: (form: NewsletterFormId, email: string) => ({ payload: form, meta: { email } }),
      reducer: (state, { payload }: PayloadAction<NewsletterFormId>) => {
        state.forms[payload] = 'submitting';
      },
    },
    newsletterAccepted: (state, { payload }: PayloadAction<NewsletterFormId>) => {
      state.forms[payload] = 'idle';
    },
    newsletterFailed: (state, { payload }: PayloadAction<NewsletterFormId>) => {
      state.forms[payload] = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(routeChanged, ({ forms }, { payload: { navigation } }) => {
        // A replaced URL is of the same page, where the address is still in the field.
        if (navigation === 'REPLACE') return;
        for (const form of newsletterForms) if (forms[form] === 'failed') forms[form] = 'idle';
      })
      .addCase(recordedStateContinued, ({ forms }) => {
        for (const form of newsletterForms) if (forms[form] === 'submitting') forms[form] = 'failed';
      });
  },
  selectors: {
    selectNewsletterStatus: (state, form: NewsletterFormId) => state.forms[form],
  },
});

/** A state with this slice, such as the root state. */
export type StateWithNewsletter = WithSlice<typeof newsletterSlice>;

export const { newsletterSubmitted, newsletterAccepted, newsletterFailed } = newsletterSlice.actions;
export const { selectNewsletterStatus } = newsletterSlice.selectors;
