import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { type PostBookmark, type ToolBookmark, toolOfBookmark } from '../../domain/bookmark';
import type { Post } from '../../domain/post';
import { isRemote } from '../../domain/remote';
import type { SavedLists } from '../../domain/savedFile';
import type { Tool } from '../../domain/tool';
import { timesOf } from '../../lib/lastWriteWins';
import { withoutDraft } from '../../lib/withoutDraft';
import { now } from '../../platform/clock';

import { type BookmarksState, initialState, mergeBookmarks, postId, toolId } from './bookmarksState';

type PostRemoval = Pick<PostBookmark, '_id' | 'title'> & { from: 'article' | 'bookmarks' };

interface Clearing {
  ids: readonly string[];
  clearedAt: string;
}

interface Restoration<Entry> {
  bookmarks: readonly Entry[];
  restoredAt: string;
}

interface Import extends SavedLists {
  importedAt: string;
}

interface ImportUndo {
  toolIds: readonly string[];
  postIds: readonly string[];
  undoneAt: string;
}

/** What an event is made of; its time is the present one unless it is given. */
type WithOptional<Payload, Optional extends keyof Payload> = Omit<Payload, Optional> &
  Partial<Pick<Payload, Optional>>;

const cleared = ({ ids, clearedAt = now() }: WithOptional<Clearing, 'clearedAt'>) => ({
  payload: { ids, clearedAt },
});

const restored = <Entry>({
  bookmarks,
  restoredAt = now(),
}: WithOptional<Restoration<Entry>, 'restoredAt'>) => ({
  payload: { bookmarks, restoredAt },
});

export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {
    toolBookmarked: {
      prepare: (tool: Tool, bookmarkedAt: string = now()) => ({ payload: { ...tool, bookmarkedAt } }),
      reducer: (state, action: PayloadAction<ToolBookmark>) => {
        const { payload } = action;
        if (!isRemote(action) && withoutDraft(state).tools.some(({ id }) => id === payload.id)) return state;
        return mergeBookmarks(state, { tools: [payload] });
      },
    },
    toolBookmarkRemoved: {
      prepare: ({ id }: Pick<Tool, 'id'>, removedAt: string = now()) => ({ payload: { id, removedAt } }),
      reducer: (state, { payload: { id, removedAt } }: PayloadAction<{ id: string; removedAt: string }>) =>
        mergeBookmarks(state, { removedTools: { [id]: removedAt } }),
    },
    postBookmarked: {
      prepare: (post: Post, bookmarkedAt: string = now()) => {
        const { _id, id, title, slug, excerpt, publishedAt, image } = post;
        const date = publishedAt || bookmarkedAt;
        return { payload: { _id, id, title, slug, excerpt, date, image, bookmarkedAt } };
      },
      reducer: (state, action: PayloadAction<PostBookmark>) => {
        const { payload } = action;
        if (payload._id === '') return state;
        if (!isRemote(action) && withoutDraft(state).posts.some(({ _id }) => _id === payload._id))
          return state;
        return mergeBookmarks(state, { posts: [payload] });
      },
    },
    postBookmarkRemoved: {
      prepare: (removal: PostRemoval, removedAt: string = now()) => ({ payload: { ...removal, removedAt } }),
      reducer: (state, { payload }: PayloadAction<PostRemoval & { removedAt: string }>) =>
        mergeBookmarks(state, { removedPosts: { [payload._id]: payload.removedAt } }),
    },
    /** All saved tools were removed. `ids` names them, so that tools saved in another tab meanwhile stay. */
    toolBookmarksCleared: {
      prepare: cleared,
      reducer: (state, { payload }: PayloadAction<Clearing>) =>
        mergeBookmarks(state, { removedTools: timesOf(payload.ids, payload.clearedAt) }),
    },
    postBookmarksCleared: {
      prepare: cleared,
      reducer: (state, { payload }: PayloadAction<Clearing>) =>
        mergeBookmarks(state, { removedPosts: timesOf(payload.ids, payload.clearedAt) }),
    },
    /** A removal or clearing was undone: the bookmarks return unchanged to their places (saved-13). */
    toolBookmarksRestored: {
      prepare: restored<ToolBookmark>,
      reducer: (state, { payload }: PayloadAction<Restoration<ToolBookmark>>) =>
        mergeBookmarks(state, {
          tools: payload.bookmarks,
          restoredTools: timesOf(payload.bookmarks.map(toolId), payload.restoredAt),
        }),
    },
    postBookmarksRestored: {
      prepare: restored<PostBookmark>,
      reducer: (state, { payload }: PayloadAction<Restoration<PostBookmark>>) =>
        mergeBookmarks(state, {
          posts: payload.bookmarks,
          restoredPosts: timesOf(payload.bookmarks.map(postId), payload.restoredAt),
        }),
    },
    /** Bookmarks that were not saved yet came from a file or from a received list (saved-14). */
    bookmarksImported: {
      prepare: ({ tools, posts, importedAt = now() }: WithOptional<Import, 'importedAt'>) => ({
        payload: { tools, posts, importedAt },
      }),
      reducer: (state, { payload: { tools, posts, importedAt } }: PayloadAction<Import>) =>
        mergeBookmarks(state, {
          tools,
          posts,
          restoredTools: timesOf(tools.map(toolId), importedAt),
          restoredPosts: timesOf(posts.map(postId), importedAt),
        }),
    },
    importUndone: {
      prepare: ({ toolIds, postIds, undoneAt = now() }: WithOptional<ImportUndo, 'undoneAt'>) => ({
        payload: { toolIds, postIds, undoneAt },
      }),
      reducer: (state, { payload: { toolIds, postIds, undoneAt } }: PayloadAction<ImportUndo>) =>
        mergeBookmarks(state, {
          removedTools: timesOf(toolIds, undoneAt),
          removedPosts: timesOf(postIds, undoneAt),
        }),
    },
  },
  selectors: {
    selectToolBookmarks: (state) => state.tools,
    /** The saved tools without the times of saving, as the comparison stores them. */
    selectSavedTools: createSelector([({ tools }: BookmarksState) => tools], (tools) =>
      tools.map(toolOfBookmark),
    ),
    selectIsToolBookmarked: (state, id: string) => state.tools.some((tool) => tool.id === id),
    selectPostBookmarks: (state) => state.posts,
    selectIsPostBookmarked: (state, _id: string) => state.posts.some((post) => post._id === _id),
  },
});

/** A state with this slice, such as the root state. */
export type StateWithBookmarks = WithSlice<typeof bookmarksSlice>;

export const {
  toolBookmarked,
  toolBookmarkRemoved,
  postBookmarked,
  postBookmarkRemoved,
  toolBookmarksCleared,
  postBookmarksCleared,
  toolBookmarksRestored,
  postBookmarksRestored,
  bookmarksImported,
  importUndone,
} = bookmarksSlice.actions;
export const {
  selectToolBookmarks,
  selectSavedTools,
  selectIsToolBookmarked,
  selectPostBookmarks,
  selectIsPostBookmarked,
} = bookmarksSlice.selectors;
