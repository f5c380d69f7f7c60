import { useSelector } from 'react-redux';

import { type NewsletterFormId, type NewsletterState, selectIsSubmitting } from './newsletterSlice';

/** Whether a newsletter form is being sent. */
export const useIsSubmitting = (form: NewsletterFormId): boolean =>
  useSelector((state: { newsletter: NewsletterState }) => selectIsSubmitting(state, form));
