import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The place of a newsletter form on the page: a footer and a block may stand on one screen. */
export type NewsletterPlace = 'footer' | 'block' | 'rail';

/** Where a newsletter form is being sent from, or null (SPEC 4, "Newsletter form"). Nothing leaves the browser. */
export interface NewsletterState {
  submittingFrom: NewsletterPlace | null;
}

const initialState: NewsletterState = { submittingFrom: null };

export const newsletterSlice = createSlice({
  name: 'newsletter',
  initialState,
  reducers: {
    newsletterSubmitted: (state, { payload }: PayloadAction<NewsletterPlace>) => {
      state.submittingFrom = payload;
    },
    newsletterSettled: (state) => {
      state.submittingFrom = null;
    },
  },
  selectors: {
    selectIsSubmitting: (state, place: NewsletterPlace) => state.submittingFrom === place,
  },
});

export const { newsletterSubmitted, newsletterSettled } = newsletterSlice.actions;
export const { selectIsSubmitting } = newsletterSlice.selectors;
