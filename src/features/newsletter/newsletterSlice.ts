import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The place of a newsletter form on the page: a footer and a block may stand on one screen. */
export type NewsletterPlace = 'footer' | 'block' | 'rail';

/** What each form is doing (SPEC 4, "Newsletter form"). Nothing leaves the browser. */
export interface NewsletterState {
  forms: Record<NewsletterPlace, 'idle' | 'submitting'>;
}

const initialState: NewsletterState = { forms: { footer: 'idle', block: 'idle', rail: 'idle' } };

export const newsletterSlice = createSlice({
  name: 'newsletter',
  initialState,
  reducers: {
    newsletterSubmitted: (state, { payload }: PayloadAction<NewsletterPlace>) => {
      state.forms[payload] = 'submitting';
    },
    newsletterSettled: (state, { payload }: PayloadAction<NewsletterPlace>) => {
      state.forms[payload] = 'idle';
    },
  },
  selectors: {
    selectIsSubmitting: (state, place: NewsletterPlace) => state.forms[place] === 'submitting',
  },
});

export const { newsletterSubmitted, newsletterSettled } = newsletterSlice.actions;
export const { selectIsSubmitting } = newsletterSlice.selectors;
