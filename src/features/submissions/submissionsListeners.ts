import { shownAddress, type StateWithRoute } from '../../domain/events';
import { type FormSenders, sendOrWait } from '../../domain/formSending';
import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import { mergeSubmissions } from '../../domain/submission';
import type { StartListening } from '../../lib/startListening';

import { storedSubmissions, storeSubmissions } from './submissionsPersistConfig';
import {
  type StateWithSubmissions,
  submissionFailed,
  submissionSaved,
  toolSubmitted,
} from './submissionsSlice';

/**
 * Sends a submission (or, if the build has no endpoint for it, waits as long as the embedded catalogue does),
 * then writes it to storage immediately, merged with those of other tabs. If the browser refuses to store it,
 * a submission that was sent nowhere has failed, while an accepted one lasts for the visit (forms-16,
 * toasts-11). The form reports a failure, and so does a toast if the visitor has left the form (toasts-25).
 */
export function addSubmissionsListeners(
  startListening: StartListening<StateWithRoute & StateWithSubmissions>,
  { notify, formSenders }: { notify: Notify; formSenders: FormSenders },
): void {
  startListening({
    actionCreator: toolSubmitted,
    effect: async ({ payload }, api) => {
      const address = shownAddress(api.getState());
      const fail = () => {
        api.dispatch(submissionFailed(payload.id));
        if (shownAddress(api.getState()) !== address) notify(noticeText.submissionFailed);
      };
      if (!(await sendOrWait(api, formSenders.submission, payload, limits.embeddedDelayMs))) {
        fail();
        return;
      }
      const { submissions } = api.getState();
      const known = mergeSubmissions(storedSubmissions(), submissions.items);
      const items = mergeSubmissions(known, [payload]);
      if (!storeSubmissions(items) && !formSenders.submission) {
        fail();
        return;
      }
      api.dispatch(submissionSaved(items));
      notify(noticeText.toolSubmitted);
    },
  });
}
