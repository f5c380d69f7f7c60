import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { Tool } from '../../domain/tool';
import { earlierBy } from '../../lib/lastWriteWins';
import { now } from '../../platform/clock';

import {
  bookmarksImported,
  postBookmarksCleared,
  selectIsToolBookmarked,
  selectPostBookmarks,
  selectToolBookmarks,
  type StateWithBookmarks,
  toolBookmarksCleared,
} from './bookmarksSlice';
import { postId, toolId } from './bookmarksState';

type BookmarksThunk = ThunkAction<void, StateWithBookmarks, unknown, UnknownAction>;
export type BookmarksDispatch = ThunkDispatch<StateWithBookmarks, unknown, UnknownAction>;

/** Saves those of a received list's tools that are not saved yet (saved-32). */
export const saveReceivedTools =
  (tools: readonly Tool[]): BookmarksThunk =>
  (dispatch, getState) => {
    const importedAt = now();
    const added = tools.filter(({ id }) => !selectIsToolBookmarked(getState(), id));
    // Another tab may have saved the last of them just now.
    if (added.length === 0) return;
    dispatch(
      bookmarksImported({
        // The first one is the newest, so that they keep their order.
        tools: added.map((tool, at) => ({ ...tool, bookmarkedAt: earlierBy(importedAt, at) })),
        posts: [],
        importedAt,
      }),
    );
  };

/** Removes all saved tools (saved-24). */
export const clearToolBookmarks = (): BookmarksThunk => (dispatch, getState) => {
  dispatch(toolBookmarksCleared({ ids: selectToolBookmarks(getState()).map(toolId) }));
};

/** Removes all saved articles (saved-24). */
export const clearPostBookmarks = (): BookmarksThunk => (dispatch, getState) => {
  dispatch(postBookmarksCleared({ ids: selectPostBookmarks(getState()).map(postId) }));
};
