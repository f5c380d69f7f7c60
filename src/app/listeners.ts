import {
  createListenerMiddleware,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { addCatalogueListeners } from '../catalogue/catalogueListeners';
import type { Scheme } from '../domain/events';
import type { FormSenders } from '../domain/formSending';
import type { Notify } from '../domain/noticeText';
import { isRemote } from '../domain/remote';
import { addBookmarksListeners } from '../features/bookmarks/bookmarksListeners';
import { addCompareListeners } from '../features/compare/compareListeners';
import { addContactListeners } from '../features/contact/contactListeners';
import { addNewsletterListeners } from '../features/newsletter/newsletterListeners';
import { addRecentlyViewedListeners } from '../features/recentlyViewed/recentlyViewedListeners';
import { addSharingListeners } from '../features/sharing/sharingListeners';
import { addSubmissionsListeners } from '../features/submissions/submissionsListeners';
import { addThemeListeners } from '../features/theme/themeListeners';

import { addStorageNoticeListeners } from './persistence/storageNoticeListeners';
import type { RootState } from './rootReducer';
import { addTabSyncListeners } from './tabSync/tabSyncListeners';
import type { TimeTravel } from './timeTravel/createTimeTravelGuard';
import { addListFailureListeners } from './toasts/listFailureListeners';

/** The side effects of the store and its listeners. Tests and the prerenderer pass in their own. */
export interface SideEffects {
  notify: Notify;
  showScheme: (scheme: Scheme) => void;
  /** Sends a serializable value to the other tabs. */
  broadcast: (message: unknown) => void;
  formSenders: FormSenders;
}

/** For a store that is only rendered. */
export const noSideEffects: SideEffects = {
  notify: () => undefined,
  showScheme: () => undefined,
  broadcast: () => undefined,
  formSenders: {},
};

/** The functions that add listeners, by the names of their files. */
export const listenerFiles = {
  catalogueListeners: addCatalogueListeners,
  recentlyViewedListeners: addRecentlyViewedListeners,
  themeListeners: addThemeListeners,
  bookmarksListeners: addBookmarksListeners,
  compareListeners: addCompareListeners,
  newsletterListeners: addNewsletterListeners,
  contactListeners: addContactListeners,
  submissionsListeners: addSubmissionsListeners,
  sharingListeners: addSharingListeners,
  storageNoticeListeners: addStorageNoticeListeners,
  listFailureListeners: addListFailureListeners,
  tabSyncListeners: addTabSyncListeners,
};

/**
 * Creates the listener middleware of all features. It skips remote events, whose effects have already run in
 * their own tab. Starting time travel cancels pending effects.
 */
export function createListeners(
  effects: SideEffects,
  timeTravel: Pick<TimeTravel, 'onStart' | 'onContinue'>,
): Middleware<object, RootState, ThunkDispatch<RootState, unknown, UnknownAction>> {
  const { startListening, clearListeners, middleware } = createListenerMiddleware<RootState>();
  const addListeners = () => {
    for (const addFeatureListeners of Object.values(listenerFiles))
      addFeatureListeners(startListening, effects);
  };
  addListeners();
  timeTravel.onStart(clearListeners);
  timeTravel.onContinue(addListeners);
  return (api) => (next) => {
    const withListeners = middleware(api)(next);
    return (action) => (isRemote(action) ? next(action) : withListeners(action));
  };
}
