import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import { messageSettled, messageSubmitted } from './contactSlice';

/** Settles the form and notifies 1.5 seconds after it was submitted (forms-7, toasts-10). */
export function addContactListeners(startListening: StartListening, { notify }: { notify: Notify }): void {
  startListening({
    actionCreator: messageSubmitted,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(limits.contactDelayMs);
      api.dispatch(messageSettled());
      notify(noticeText.messageSent);
    },
  });
}
