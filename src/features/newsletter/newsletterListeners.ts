import type { StateWithRoute } from '../../domain/events';
import type { FormSenders } from '../../domain/formSending';
import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import { newsletterAccepted, newsletterFailed, newsletterSubmitted } from './newsletterSlice';

/**
 * Sends an address (or waits a second if the build has no endpoint for it), then settles the form and
 * notifies (forms-2, toasts-9). Forms are independent of each other (forms-4). If the address is not
 * accepted, its form shows the error, and a toast reports it if the visitor has left the screen (toasts-25).
 */
export function addNewsletterListeners(
  startListening: StartListening<StateWithRoute>,
  { notify, formSenders }: { notify: Notify; formSenders: FormSenders },
): void {
  startListening({
    actionCreator: newsletterSubmitted,
    effect: async ({ payload: form, meta }, api) => {
      const { pathname } = api.getState().visit.route;
      if (!formSenders.newsletter) await api.delay(limits.newsletterDelayMs);
      else if (!(await api.pause(formSenders.newsletter(meta)))) {
        api.dispatch(newsletterFailed(form));
        if (api.getState().visit.route.pathname !== pathname) notify(noticeText.addressNotSent);
        return;
      }
      api.dispatch(newsletterAccepted(form));
      notify(noticeText.subscribed);
    },
  });
}
