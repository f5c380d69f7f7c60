import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

import { mergePost, type Post, type PostFields } from '../domain/post';

import { answerArrived, receivedBy } from './received';

const adapter = createEntityAdapter<Post>();

/** Every post that any answer has brought, once, and the way from its slug to its id. */
export interface PostsState extends EntityState<Post, string> {
  idBySlug: Record<string, string>;
}

const initialState: PostsState = adapter.getInitialState({ idBySlug: {} });

function keepPost(state: PostsState, fields: PostFields): void {
  const known = state.entities[fields.id];
  const post = copyWithStructuralSharing<Post>(known, mergePost(known, fields));
  if (post !== known) adapter.setOne(state, post);
  state.idBySlug[post.slug] = post.id;
}

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(answerArrived, (state, action) => {
      for (const fields of receivedBy(action).posts) keepPost(state, fields);
    }),
  selectors: {
    selectPostById: (state, id: string): Post | undefined => state.entities[id],
    selectPostBySlug: (state, slug: string): Post | undefined => state.entities[state.idBySlug[slug] ?? ''],
  },
});

export const { selectPostById, selectPostBySlug } = postsSlice.selectors;
