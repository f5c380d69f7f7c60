import type { FormSenders } from '../../domain/formSending';
import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import { newsletterFailed, newsletterSettled, newsletterSubmitted } from './newsletterSlice';

/**
 * Sends an address, or waits a second where the build has no endpoint for it, then settles the form and notifies
 * (forms-2, toasts-9); each form independently (forms-4). An address that was not accepted is reported at its form.
 */
export function addNewsletterListeners(
  startListening: StartListening,
  { notify, formSenders }: { notify: Notify; formSenders: FormSenders },
): void {
  startListening({
    actionCreator: newsletterSubmitted,
    effect: async ({ payload: form, meta }, api) => {
      if (!formSenders.newsletter) await api.delay(limits.newsletterDelayMs);
      else if (!(await api.pause(formSenders.newsletter(meta)))) {
        api.dispatch(newsletterFailed(form));
        return;
      }
      api.dispatch(newsletterSettled(form));
      notify(noticeText.subscribed);
    },
  });
}
