import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Post } from '../../domain/post';
import { isRemote } from '../../domain/remote';
import type { Tool } from '../../domain/tool';
import { getOwn } from '../../lib/getOwn';
import {
  type EntryReader,
  mergeEntries,
  mergeTimes,
  type TimesById,
  unlessEqual,
} from '../../lib/lastWriteWins';
import { now } from '../../platform/clock';

/** A saved tool: a snapshot of the tool, and when it was saved (saved-4). */
export type ToolBookmark = Tool & { bookmarkedAt: string };

/** A saved article (saved-5); `date` is an ISO time. */
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

/** Newest first. The times of removals, by id, make merges of two tabs converge. */
export interface BookmarksState {
  tools: readonly ToolBookmark[];
  posts: readonly PostBookmark[];
  removedTools: TimesById;
  removedPosts: TimesById;
}

type PostRemoval = Pick<PostBookmark, '_id' | 'title'> & { from: 'article' | 'bookmarks' };

const initialState: BookmarksState = { tools: [], posts: [], removedTools: {}, removedPosts: {} };

const byTool: EntryReader<ToolBookmark> = { id: ({ id }) => id, time: ({ bookmarkedAt }) => bookmarkedAt };
const byPost: EntryReader<PostBookmark> = {
  id: ({ _id }) => _id,
  time: ({ bookmarkedAt }) => bookmarkedAt,
};

/** Merges two states of the slice: the latest addition or removal of each bookmark wins. */
export function mergeBookmarks(state: BookmarksState, other: BookmarksState): BookmarksState {
  const removedTools = mergeTimes(state.removedTools, other.removedTools);
  const removedPosts = mergeTimes(state.removedPosts, other.removedPosts);
  return unlessEqual(state, {
    tools: mergeEntries(state.tools, other.tools, (id) => getOwn(removedTools, id), byTool),
    posts: mergeEntries(state.posts, other.posts, (id) => getOwn(removedPosts, id), byPost),
    removedTools,
    removedPosts,
  });
}

export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {
    toolBookmarked: {
      prepare: (tool: Tool, bookmarkedAt: string = now()) => ({ payload: { ...tool, bookmarkedAt } }),
      reducer: (state, action: PayloadAction<ToolBookmark>) => {
        const { payload } = action;
        if (!isRemote(action) && state.tools.some(({ id }) => id === payload.id)) return state;
        return mergeBookmarks(state, { ...initialState, tools: [payload] });
      },
    },
    toolBookmarkRemoved: {
      prepare: ({ id }: Pick<Tool, 'id'>, removedAt: string = now()) => ({ payload: { id, removedAt } }),
      reducer: (state, { payload: { id, removedAt } }: PayloadAction<{ id: string; removedAt: string }>) =>
        mergeBookmarks(state, { ...initialState, removedTools: { [id]: removedAt } }),
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
        if (!isRemote(action) && state.posts.some(({ _id }) => _id === payload._id)) return state;
        return mergeBookmarks(state, { ...initialState, posts: [payload] });
      },
    },
    postBookmarkRemoved: {
      prepare: (removal: PostRemoval, removedAt: string = now()) => ({ payload: { ...removal, removedAt } }),
      reducer: (state, { payload }: PayloadAction<PostRemoval & { removedAt: string }>) =>
        mergeBookmarks(state, { ...initialState, removedPosts: { [payload._id]: payload.removedAt } }),
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
