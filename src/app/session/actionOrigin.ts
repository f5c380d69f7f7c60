import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { catalogueApi } from '../../catalogue/catalogueApi';
import { toolFoundMissing, toolOpened, visitStarted } from '../../domain/events';
import { isRemote } from '../../domain/remote';
import { messageFailed, messageSettled } from '../../features/contact/contactSlice';
import { newsletterFailed, newsletterSettled } from '../../features/newsletter/newsletterSlice';
import { submissionFailed, submissionSaved } from '../../features/submissions/submissionsSlice';

/** Who caused an action: the visitor, the page by itself (requests, restored state, timers), or another tab. */
export type ActionOrigin = 'visitor' | 'page' | 'tab';

export const actionOrigins: readonly ActionOrigin[] = ['visitor', 'page', 'tab'];

/** RTK Query, the storage, and Redux itself. */
const prefixesOfPage = [`${catalogueApi.reducerPath}/`, 'persistence/', '@@'];

/** Events that follow from others: the start, a tool's page that was shown, the results of forms. */
const isOfPage = isAnyOf(
  visitStarted,
  toolOpened,
  toolFoundMissing,
  newsletterSettled,
  newsletterFailed,
  messageSettled,
  messageFailed,
  submissionSaved,
  submissionFailed,
);

/** Who caused an action; all that is not listed here is the visitor's, navigations included. */
export function originOf(action: UnknownAction): ActionOrigin {
  if (isRemote(action)) return 'tab';
  const isPages = isOfPage(action) || prefixesOfPage.some((prefix) => action.type.startsWith(prefix));
  return isPages ? 'page' : 'visitor';
}
