import { useSelector } from 'react-redux';

import {
  type NewsletterFormId,
  type NewsletterState,
  type NewsletterStatus,
  selectNewsletterStatus,
} from './newsletterSlice';

/** Returns the status of a newsletter form. */
export const useNewsletterStatus = (form: NewsletterFormId): NewsletterStatus =>
  useSelector((state: { newsletter: NewsletterState }) => selectNewsletterStatus(state, form));
