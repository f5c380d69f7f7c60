import { noticeText, type Notify } from '../../domain/noticeText';
import type { StartListening } from '../../lib/startListening';

import {
  bookmarksImported,
  importUndone,
  postBookmarked,
  postBookmarkRemoved,
  postBookmarksCleared,
  postBookmarksRestored,
  selectPostBookmarks,
  selectToolBookmarks,
  type StateWithBookmarks,
  toolBookmarked,
  toolBookmarkRemoved,
  toolBookmarksCleared,
  toolBookmarksRestored,
} from './bookmarksSlice';

interface States {
  getState: () => StateWithBookmarks;
  getOriginalState: () => StateWithBookmarks;
}

/** Returns the entries that an event removed from a list. */
function removedEntries<Entry>(
  select: (root: StateWithBookmarks) => readonly Entry[],
  api: States,
): readonly Entry[] {
  const now = new Set(select(api.getState()));
  return select(api.getOriginalState()).filter((entry) => !now.has(entry));
}

const isChanged = ({ getState, getOriginalState }: States) =>
  getState().bookmarks !== getOriginalState().bookmarks;

/**
 * Notifies of every bookmark added or removed (toasts-6, toasts-7, toasts-20), unless the state did not
 * change. Offers 'Undo' after a removal or an import (toasts-18) and 'View' after an addition (toasts-19).
 * The undo event's time is just after that of the event it undoes, so that later changes win.
 */
export function addBookmarksListeners(
  startListening: StartListening<StateWithBookmarks>,
  { notify }: { notify: Notify },
): void {
  startListening({
    actionCreator: toolBookmarked,
    effect: ({ payload }, api) => {
      if (isChanged(api)) notify(noticeText.toolBookmarked(payload));
    },
  });
  startListening({
    actionCreator: toolBookmarkRemoved,
    effect: (_action, api) => {
      const bookmarks = removedEntries(selectToolBookmarks, api);
      for (const tool of bookmarks)
        notify(noticeText.toolBookmarkRemoved(tool, toolBookmarksRestored({ bookmarks })));
    },
  });
  startListening({
    actionCreator: toolBookmarksCleared,
    effect: (_action, api) => {
      const bookmarks = removedEntries(selectToolBookmarks, api);
      if (bookmarks.length > 0)
        notify(noticeText.toolBookmarksRemoved(bookmarks.length, toolBookmarksRestored({ bookmarks })));
    },
  });
  startListening({
    actionCreator: postBookmarked,
    effect: ({ payload }, api) => {
      if (isChanged(api)) notify(noticeText.postBookmarked(payload));
    },
  });
  startListening({
    actionCreator: postBookmarkRemoved,
    effect: ({ payload }, api) => {
      const bookmarks = removedEntries(selectPostBookmarks, api);
      if (bookmarks.length === 0) return;
      const text =
        payload.from === 'bookmarks' ? noticeText.removedOnBookmarksPage : noticeText.postBookmarkRemoved;
      notify(text(payload, postBookmarksRestored({ bookmarks })));
    },
  });
  startListening({
    actionCreator: postBookmarksCleared,
    effect: (_action, api) => {
      const bookmarks = removedEntries(selectPostBookmarks, api);
      if (bookmarks.length > 0)
        notify(noticeText.postBookmarksRemoved(bookmarks.length, postBookmarksRestored({ bookmarks })));
    },
  });
  startListening({
    actionCreator: bookmarksImported,
    effect: ({ payload: { tools, posts } }, api) => {
      if (!isChanged(api)) return;
      const undo = importUndone({
        toolIds: tools.map(({ id }) => id),
        postIds: posts.map(({ _id }) => _id),
      });
      notify(noticeText.bookmarksImported(tools.length, posts.length, undo));
    },
  });
}
