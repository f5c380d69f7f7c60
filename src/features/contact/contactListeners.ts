import { shownAddress, type StateWithRoute } from '../../domain/events';
import { type FormSenders, sendOrWait } from '../../domain/formSending';
import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import { messageAccepted, messageFailed, messageSubmitted } from './contactSlice';

/**
 * Sends a message (or waits 1.5 seconds if the build has no endpoint for it), then settles the form and
 * notifies (forms-7, toasts-10). If the message is not accepted, the form keeps it and shows the error, and a
 * toast reports it if the visitor has left the form (toasts-25).
 */
export function addContactListeners(
  startListening: StartListening<StateWithRoute>,
  { notify, formSenders }: { notify: Notify; formSenders: FormSenders },
): void {
  startListening({
    actionCreator: messageSubmitted,
    effect: async ({ payload: id, meta: { message } }, api) => {
      const address = shownAddress(api.getState());
      if (await sendOrWait(api, formSenders.contact, message, limits.contactDelayMs)) {
        api.dispatch(messageAccepted(id));
        notify(noticeText.messageSent);
      } else {
        api.dispatch(messageFailed(id));
        if (shownAddress(api.getState()) !== address) notify(noticeText.messageNotSent);
      }
    },
  });
}
