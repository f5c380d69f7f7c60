import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which newsletter form: one page can have several, such as the footer's and a block's. */
export type NewsletterFormId = 'footer' | 'block' | 'rail';

/** The status of each form (forms-2). Nothing is sent to a server (forms-3). */
export interface NewsletterState {
  forms: Record<NewsletterFormId, 'idle' | 'submitting'>;
}

const initialState: NewsletterState = { forms: { footer: 'idle', block: 'idle', rail: 'idle' } };

export const newsletterSlice = createSlice({
  name: 'newsletter',
  initialState,
  reducers: {
    newsletterSubmitted: (state, { payload }: PayloadAction<NewsletterFormId>) => {
      state.forms[payload] = 'submitting';
    },
    newsletterSettled: (state, { payload }: PayloadAction<NewsletterFormId>) => {
      state.forms[payload] = 'idle';
    },
  },
  selectors: {
    selectIsSubmitting: (state, form: NewsletterFormId) => state.forms[form] === 'submitting',
  },
});

export const { newsletterSubmitted, newsletterSettled } = newsletterSlice.actions;
export const { selectIsSubmitting } = newsletterSlice.selectors;
