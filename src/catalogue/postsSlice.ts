import { createEntityAdapter, createSlice, type EntityState, type WithSlice } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

import { mergePost, type Post, type PostFields, postWithDefaults } from '../domain/post';
import { getOwn } from '../lib/getOwn';
import { withoutDraft } from '../lib/withoutDraft';

import { catalogueApi } from './catalogueApi';
import { isCatalogueFulfilled, responseEntitiesOf } from './responseMatchers';

const adapter = createEntityAdapter<Post>();

/** All posts of any response, normalized, and an index of ids by slug. */
export interface PostsState extends EntityState<Post, string> {
  idBySlug: Record<string, string>;
  /** Ids of the static articles. */
  articleIds: string[];
}

const initialState: PostsState = adapter.getInitialState({ idBySlug: {}, articleIds: [] });

function upsertPost(state: PostsState, fields: PostFields): void {
  const known = withoutDraft(getOwn(state.entities, fields.id));
  const post = copyWithStructuralSharing<Post>(known, mergePost(known, fields));
  if (post !== known) adapter.setOne(state, post);
  state.idBySlug[post.slug] = post.id;
}

/**
 * Adds a static article. It never replaces a server's post (catalogue-19), only its own dehydrated copy
 * without content.
 */
function addArticle(state: PostsState, fields: PostFields): void {
  const article = postWithDefaults(fields);
  const known = getOwn(state.entities, article.id);
  const isDehydrated =
    known?.content === '' && state.articleIds.includes(article.id) && known.title === article.title;
  if (!state.articleIds.includes(article.id)) state.articleIds.push(article.id);
  if (!known || isDehydrated) adapter.setOne(state, article);
  if (!getOwn(state.idBySlug, article.slug)) state.idBySlug[article.slug] = article.id;
}

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(isCatalogueFulfilled, (state, action) => {
        for (const fields of responseEntitiesOf(action).posts) upsertPost(state, fields);
      })
      .addMatcher(catalogueApi.endpoints.listStaticArticles.matchFulfilled, (state, action) => {
        for (const fields of responseEntitiesOf(action).posts) addArticle(state, fields);
      }),
  selectors: {
    selectPostById: (state, id: string): Post | undefined => getOwn(state.entities, id),
    selectPostBySlug: (state, slug: string): Post | undefined =>
      getOwn(state.entities, getOwn(state.idBySlug, slug) ?? ''),
    selectPostEntities: (state) => state.entities,
    selectArticleBySlug: (state, slug: string): Post | undefined =>
      state.articleIds.map((id) => state.entities[id]).find((article) => article?.slug === slug),
  },
});

/** A state with this slice, such as the root state. */
export type StateWithPosts = WithSlice<typeof postsSlice>;

export const { selectPostById, selectPostBySlug, selectPostEntities, selectArticleBySlug } =
  postsSlice.selectors;
