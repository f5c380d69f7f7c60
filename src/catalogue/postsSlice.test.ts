import { rawPost } from '../../tests/support/records';
import { catalogueOf } from '../../tests/support/records';
import { createTestStore, memorySource } from '../../tests/support/testStore';
import { rootReducer } from '../app/rootReducer';

import { catalogueApi } from './catalogueApi';
import { selectArticleBySlug, selectPostById, selectPostBySlug } from './postsSlice';

const { listPosts, listStaticArticles } = catalogueApi.endpoints;
const slug = 'choose-an-ai-video-tool';
const articleId = `article-${slug}`;

const storeOf = (...posts: ReturnType<typeof rawPost>[]) =>
  createTestStore({ source: memorySource(catalogueOf([], posts)) });

// proves catalogue-19, saved-2
test('the static articles come in once, with an _id of their own, and can be found by slug', async () => {
  const { store } = storeOf();
  await store.dispatch(listStaticArticles.initiate(undefined));
  await store.dispatch(listStaticArticles.initiate(undefined, { forceRefetch: true }));
  const state = store.getState();
  expect(state.posts.articleIds).toHaveLength(3);
  for (const id of state.posts.articleIds) {
    const article = selectPostById(state, id);
    expect(article?._id).toBe(id);
    expect(article?.content).toMatch(/^<p>.*\n/);
  }
  expect(selectPostBySlug(state, slug)?.id).toBe(articleId);
});

// proves article-11, catalogue-19
test.each([
  ['before', [listPosts, listStaticArticles]],
  ['after', [listStaticArticles, listPosts]],
])('a post of the server with the same slug, read %s them, stands in front', async (_, reads) => {
  const { store } = storeOf(rawPost('Of the server', { slug }));
  for (const { initiate } of reads) await store.dispatch(initiate(undefined));
  const state = store.getState();
  expect(selectPostBySlug(state, slug)?.title).toBe('Of the server');
  expect(selectArticleBySlug(state, slug)?.id).toBe(articleId);
});

// proves catalogue-19
test('a post of the server with the same id is not overwritten', async () => {
  const { store } = storeOf(rawPost('Of the server', { _id: articleId, id: articleId, slug }));
  await store.dispatch(listPosts.initiate(undefined));
  await store.dispatch(listStaticArticles.initiate(undefined));
  expect(selectPostById(store.getState(), articleId)?.title).toBe('Of the server');
});

test('a log of actions brings the articles back', async () => {
  const { store, actions } = storeOf();
  await store.dispatch(listStaticArticles.initiate(undefined));
  const log = JSON.parse(JSON.stringify(actions)) as typeof actions;
  const reducer = rootReducer;
  let state = reducer(undefined, { type: 'replay' });
  for (const action of log) state = reducer(state, action);
  expect(state.posts).toEqual(store.getState().posts);
});
