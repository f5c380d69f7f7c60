import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { catalogueApi } from '../../catalogue/catalogueApi';
import { toolFoundMissing, toolOpened, visitStarted } from '../../domain/events';
import { isRemote } from '../../domain/remote';
import { messageAccepted, messageFailed } from '../../features/contact/contactSlice';
import { newsletterAccepted, newsletterFailed } from '../../features/newsletter/newsletterSlice';
import { submissionFailed, submissionSaved } from '../../features/submissions/submissionsSlice';

/** Who caused an action: the visitor, the page by itself (requests, restored state, timers), or another tab. */
export type ActionOrigin = 'visitor' | 'page' | 'tab';

export const actionOrigins: readonly ActionOrigin[] = ['visitor', 'page', 'tab'];

/** The prefixes of RTK Query, persistence, and Redux itself. */
const prefixesOfPage = [`${catalogueApi.reducerPath}/`, 'persistence/', '@@'];

/**
 * Events that follow from other events: the start of the visit, a tool that was shown or not found, the
 * results of forms.
 */
const isOfPage = isAnyOf(
  visitStarted,
  toolOpened,
  toolFoundMissing,
  newsletterAccepted,
  newsletterFailed,
  messageAccepted,
  messageFailed,
  submissionSaved,
  submissionFailed,
);

/** Returns who caused an action. Everything not listed above is the visitor's, including navigation. */
export function originOf(action: UnknownAction): ActionOrigin {
  if (isRemote(action)) return 'tab';
  const isPages = isOfPage(action) || prefixesOfPage.some((prefix) => action.type.startsWith(prefix));
  return isPages ? 'page' : 'visitor';
}
