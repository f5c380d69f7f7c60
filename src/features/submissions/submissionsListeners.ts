import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import { mergeSubmissions } from '../../domain/submission';
import type { StartListening } from '../../lib/startListening';

import { submissionFailed, submissionSaved, type SubmissionsState, toolSubmitted } from './submissionsSlice';
import { storedSubmissions, storeSubmissions } from './submissionsStorage';

/**
 * Writes a submission to the storage, merged with those of other tabs, before it counts as saved: success is
 * notified only when the write succeeded (forms-16, toasts-11). The delay is that of the embedded catalogue, in place of a
 * server's.
 */
export function addSubmissionsListeners(
  startListening: StartListening<{ submissions: SubmissionsState }>,
  { notify }: { notify: Notify },
): void {
  startListening({
    actionCreator: toolSubmitted,
    effect: async ({ payload }, api) => {
      await api.delay(limits.embeddedDelayMs);
      const { submissions } = api.getState();
      const known = mergeSubmissions(storedSubmissions(), submissions.items);
      const items = mergeSubmissions(known, [payload]);
      if (!storeSubmissions(items)) {
        api.dispatch(submissionFailed(payload.id));
        return;
      }
      api.dispatch(submissionSaved(items));
      notify(noticeText.toolSubmitted);
    },
  });
}
