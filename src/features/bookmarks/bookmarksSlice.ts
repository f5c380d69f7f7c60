import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Post } from '../../domain/post';
import type { Tool } from '../../domain/tool';

/** A saved tool: the tool as it was, and when it was saved (SPEC 3). */
export type ToolBookmark = Tool & { bookmarkedAt: string };

/** A saved article (SPEC 3); `date` is an ISO time. */
export interface PostBookmark {
  _id: string;
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  date: string;
  image: string;
  bookmarkedAt: string;
}

/** Newest first. */
export interface BookmarksState {
  tools: ToolBookmark[];
  posts: PostBookmark[];
}

const initialState: BookmarksState = { tools: [], posts: [] };

export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {
    toolBookmarked: {
      prepare: (tool: Tool, bookmarkedAt: string) => ({ payload: { ...tool, bookmarkedAt } }),
      reducer: (state, { payload }: PayloadAction<ToolBookmark>) => {
        if (!state.tools.some(({ id }) => id === payload.id)) state.tools.unshift(payload);
      },
    },
    toolBookmarkRemoved: (state, { payload }: PayloadAction<Pick<Tool, 'id'>>) => {
      state.tools = state.tools.filter(({ id }) => id !== payload.id);
    },
    postBookmarked: {
      prepare: (post: Post, bookmarkedAt: string) => {
        const { _id, id, title, slug, excerpt, publishedAt, image } = post;
        const date = publishedAt || bookmarkedAt;
        return { payload: { _id, id, title, slug, excerpt, date, image, bookmarkedAt } };
      },
      reducer: (state, { payload }: PayloadAction<PostBookmark>) => {
        const isSaved = state.posts.some(({ _id }) => _id === payload._id);
        if (payload._id !== '' && !isSaved) state.posts.unshift(payload);
      },
    },
    postBookmarkRemoved: (
      state,
      { payload }: PayloadAction<Pick<PostBookmark, '_id' | 'title'> & { from: 'article' | 'bookmarks' }>,
    ) => {
      state.posts = state.posts.filter(({ _id }) => _id !== payload._id);
    },
  },
  selectors: {
    selectToolBookmarks: (state) => state.tools,
    selectIsToolBookmarked: (state, id: string) => state.tools.some((tool) => tool.id === id),
    selectPostBookmarks: (state) => state.posts,
    selectIsPostBookmarked: (state, _id: string) => state.posts.some((post) => post._id === _id),
  },
});

export const { toolBookmarked, toolBookmarkRemoved, postBookmarked, postBookmarkRemoved } =
  bookmarksSlice.actions;
export const { selectToolBookmarks, selectIsToolBookmarked, selectPostBookmarks, selectIsPostBookmarked } =
  bookmarksSlice.selectors;
