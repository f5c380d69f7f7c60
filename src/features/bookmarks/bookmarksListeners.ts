import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import {
  type BookmarksState,
  postBookmarked,
  postBookmarkRemoved,
  selectPostBookmarks,
  selectToolBookmarks,
  toolBookmarked,
  toolBookmarkRemoved,
} from './bookmarksSlice';

interface BookmarksRoot {
  bookmarks: BookmarksState;
}

const toolsChanged = (now: BookmarksRoot, before: BookmarksRoot) =>
  selectToolBookmarks(now).length !== selectToolBookmarks(before).length;
const postsChanged = (now: BookmarksRoot, before: BookmarksRoot) =>
  selectPostBookmarks(now).length !== selectPostBookmarks(before).length;

/** Notifies of every bookmark added or removed (toasts-6, toasts-7), unless the state did not change. */
export function addBookmarksListeners(
  startListening: StartListening<BookmarksRoot>,
  { notify }: { notify: Notify },
): void {
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
