import type { FormSenders } from '../../domain/formSending';
import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import { mergeSubmissions } from '../../domain/submission';
import type { StartListening } from '../../lib/startListening';

import { storedSubmissions, storeSubmissions } from './submissionsPersistConfig';
import { submissionFailed, submissionSaved, type SubmissionsState, toolSubmitted } from './submissionsSlice';

/**
 * Sends a submission where the build has an endpoint for it, else waits as long as the embedded catalogue does. Then
 * writes it to the storage at once, merged with those of other tabs. One that was sent nowhere has failed when the browser
 * refuses that; one that was accepted lasts for the visit (forms-16, toasts-11).
 */
export function addSubmissionsListeners(
  startListening: StartListening<{ submissions: SubmissionsState }>,
  { notify, formSenders }: { notify: Notify; formSenders: FormSenders },
): void {
  startListening({
    actionCreator: toolSubmitted,
    effect: async ({ payload }, api) => {
      if (!formSenders.submission) await api.delay(limits.embeddedDelayMs);
      else if (!(await api.pause(formSenders.submission(payload)))) {
        api.dispatch(submissionFailed(payload.id));
        return;
      }
      const { submissions } = api.getState();
      const known = mergeSubmissions(storedSubmissions(), submissions.items);
      const items = mergeSubmissions(known, [payload]);
      if (!storeSubmissions(items) && !formSenders.submission) {
        api.dispatch(submissionFailed(payload.id));
        return;
      }
      api.dispatch(submissionSaved(items));
      notify(noticeText.toolSubmitted);
    },
  });
}
