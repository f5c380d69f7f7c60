import type { FormSenders } from '../../domain/formSending';
import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import { messageFailed, messageSettled, messageSubmitted } from './contactSlice';

/**
 * Sends a message, or waits 1.5 seconds where the build has no endpoint for it, then settles the form and notifies
 * (forms-7, toasts-10). A message that was not accepted is reported beside the form, which keeps it.
 */
export function addContactListeners(
  startListening: StartListening,
  { notify, formSenders }: { notify: Notify; formSenders: FormSenders },
): void {
  startListening({
    actionCreator: messageSubmitted,
    effect: async ({ meta: { message } }, api) => {
      api.cancelActiveListeners();
      if (!formSenders.contact) await api.delay(limits.contactDelayMs);
      else if (!(await api.pause(formSenders.contact(message)))) {
        api.dispatch(messageFailed());
        return;
      }
      api.dispatch(messageSettled());
      notify(noticeText.messageSent);
    },
  });
}
