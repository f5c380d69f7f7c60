import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import { newsletterSettled, newsletterSubmitted } from './newsletterSlice';

/** Settles a form and notifies a second after it was submitted (forms-2, toasts-9); each form independently (forms-4). */
export function addNewsletterListeners(startListening: StartListening, { notify }: { notify: Notify }): void {
  startListening({
    actionCreator: newsletterSubmitted,
    effect: async ({ payload: form }, api) => {
      await api.delay(limits.newsletterDelayMs);
      api.dispatch(newsletterSettled(form));
      notify(noticeText.subscribed);
    },
  });
}
