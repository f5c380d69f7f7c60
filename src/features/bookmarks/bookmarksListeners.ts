import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { noticeText, type Notify } from '../../domain/noticeText';

import {
  type BookmarksState,
  postBookmarked,
  postBookmarkRemoved,
  selectPostBookmarks,
  selectToolBookmarks,
  toolBookmarked,
  toolBookmarkRemoved,
} from './bookmarksSlice';

const bookmarksIn = (state: unknown) => state as { bookmarks: BookmarksState };

/** Notifies of every bookmark added or removed (toasts-6, toasts-7), unless the state did not change. */
export function addBookmarksListeners(
  startListening: ListenerMiddlewareInstance['startListening'],
  { notify }: { notify: Notify },
): void {
  const toolsChanged = (now: unknown, before: unknown) =>
    selectToolBookmarks(bookmarksIn(now)).length !== selectToolBookmarks(bookmarksIn(before)).length;
  const postsChanged = (now: unknown, before: unknown) =>
    selectPostBookmarks(bookmarksIn(now)).length !== selectPostBookmarks(bookmarksIn(before)).length;
  startListening({
    actionCreator: toolBookmarked,
    effect: (_action, api) => {
      if (toolsChanged(api.getState(), api.getOriginalState())) notify(noticeText.toolBookmarked);
    },
  });
  startListening({
    actionCreator: toolBookmarkRemoved,
    effect: (_action, api) => {
      if (toolsChanged(api.getState(), api.getOriginalState())) notify(noticeText.toolBookmarkRemoved);
    },
  });
  startListening({
    actionCreator: postBookmarked,
    effect: ({ payload }, api) => {
      if (postsChanged(api.getState(), api.getOriginalState()))
        notify(noticeText.postBookmarked(payload.title));
    },
  });
  startListening({
    actionCreator: postBookmarkRemoved,
    effect: ({ payload: { title, from } }, api) => {
      if (!postsChanged(api.getState(), api.getOriginalState())) return;
      notify(
        from === 'bookmarks'
          ? noticeText.removedOnBookmarksPage(title)
          : noticeText.postBookmarkRemoved(title),
      );
    },
  });
}
