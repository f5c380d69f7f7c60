import type { StateWithRoute } from '../../domain/events';
import { type FormSenders, sendOrWait } from '../../domain/formSending';
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
      if (await sendOrWait(api, formSenders.newsletter, meta, limits.newsletterDelayMs)) {
        api.dispatch(newsletterAccepted(form));
        notify(noticeText.subscribed);
      } else {
        api.dispatch(newsletterFailed(form));
        if (api.getState().visit.route.pathname !== pathname) notify(noticeText.addressNotSent);
      }
    },
  });
}
