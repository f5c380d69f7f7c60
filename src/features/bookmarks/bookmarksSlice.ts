import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Post } from '../../domain/post';
import { isRemote } from '../../domain/remote';
import type { Tool } from '../../domain/tool';
import { own } from '../../lib/own';
import { type EntryReader, laterOf, withEntry, withoutEntry } from '../../lib/timedList';
import { now } from '../../platform/clock';

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

/** Newest first. The times of removals, by id, settle what two tabs do at once; they are not kept. */
export interface BookmarksState {
  tools: ToolBookmark[];
  posts: PostBookmark[];
  removedTools: Record<string, string>;
  removedPosts: Record<string, string>;
}

type PostRemoval = Pick<PostBookmark, '_id' | 'title'> & { from: 'article' | 'bookmarks' };

const initialState: BookmarksState = { tools: [], posts: [], removedTools: {}, removedPosts: {} };

const byTool: EntryReader<ToolBookmark> = { id: ({ id }) => id, time: ({ bookmarkedAt }) => bookmarkedAt };
const byPost: EntryReader<PostBookmark> = {
  id: ({ _id }) => _id,
  time: ({ bookmarkedAt }) => bookmarkedAt,
};

export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {
    toolBookmarked: {
      prepare: (tool: Tool, bookmarkedAt: string = now()) => ({ payload: { ...tool, bookmarkedAt } }),
      reducer: (state, action: PayloadAction<ToolBookmark>) => {
        const { payload } = action;
        if (!isRemote(action) && state.tools.some(({ id }) => id === payload.id)) return;
        state.tools = withEntry(state.tools, payload, own(state.removedTools, payload.id), byTool);
      },
    },
    toolBookmarkRemoved: {
      prepare: ({ id }: Pick<Tool, 'id'>, removedAt: string = now()) => ({ payload: { id, removedAt } }),
      reducer: (state, { payload: { id, removedAt } }: PayloadAction<{ id: string; removedAt: string }>) => {
        state.tools = withoutEntry(state.tools, id, removedAt, byTool);
        state.removedTools[id] = laterOf(own(state.removedTools, id), removedAt);
      },
    },
    postBookmarked: {
      prepare: (post: Post, bookmarkedAt: string = now()) => {
        const { _id, id, title, slug, excerpt, publishedAt, image } = post;
        const date = publishedAt || bookmarkedAt;
        return { payload: { _id, id, title, slug, excerpt, date, image, bookmarkedAt } };
      },
      reducer: (state, action: PayloadAction<PostBookmark>) => {
        const { payload } = action;
        if (payload._id === '') return;
        if (!isRemote(action) && state.posts.some(({ _id }) => _id === payload._id)) return;
        state.posts = withEntry(state.posts, payload, own(state.removedPosts, payload._id), byPost);
      },
    },
    postBookmarkRemoved: {
      prepare: (removal: PostRemoval, removedAt: string = now()) => ({ payload: { ...removal, removedAt } }),
      reducer: (state, { payload }: PayloadAction<PostRemoval & { removedAt: string }>) => {
        const { _id, removedAt } = payload;
        state.posts = withoutEntry(state.posts, _id, removedAt, byPost);
        state.removedPosts[_id] = laterOf(own(state.removedPosts, _id), removedAt);
      },
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
