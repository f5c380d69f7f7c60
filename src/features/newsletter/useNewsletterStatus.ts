import { useSelector } from 'react-redux';

import {
  type NewsletterFormId,
  type NewsletterStatus,
  selectNewsletterStatus,
  type StateWithNewsletter,
} from './newsletterSlice';

/** Returns the status of a newsletter form. */
export const useNewsletterStatus = (form: NewsletterFormId): NewsletterStatus =>
  useSelector((state: StateWithNewsletter) => selectNewsletterStatus(state, form));
