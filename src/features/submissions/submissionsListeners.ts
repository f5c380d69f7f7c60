import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { limits } from '../../domain/limits';
import { noticeText, type Notify } from '../../domain/noticeText';
import { mergeSubmissions } from '../../domain/submission';

import { submissionFailed, submissionSaved, type SubmissionsState, toolSubmitted } from './submissionsSlice';
import { storedSubmissions, storeSubmissions } from './submissionsStorage';

/**
 * Saves a submission, beside what other tabs have stored, before it counts as saved: the visitor is told
 * of success only when the browser took it (forms-16, toasts-11). The pause is that of the embedded
 * catalogue, which stands in for a server here as it does for reads.
 */
export function addSubmissionsListeners(
  startListening: ListenerMiddlewareInstance['startListening'],
  { notify }: { notify: Notify },
): void {
  startListening({
    actionCreator: toolSubmitted,
    effect: async ({ payload }, api) => {
      await api.delay(limits.embeddedDelayMs);
      const { submissions } = api.getState() as { submissions: SubmissionsState };
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
