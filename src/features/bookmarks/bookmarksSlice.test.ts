import { postOf, rawPost, rawTool, toolOf } from '../../../tests/support/records';
import { createTestStore } from '../../../tests/support/testStore';

import {
  postBookmarked,
  postBookmarkRemoved,
  selectIsPostBookmarked,
  selectIsToolBookmarked,
  selectPostBookmarks,
  selectToolBookmarks,
  toolBookmarked,
  toolBookmarkRemoved,
} from './bookmarksSlice';

const savedAt = '2026-11-20T10:00:00.000Z';
const alpha = toolOf(rawTool('Alpha'));

function open() {
  const { store, notices } = createTestStore();
  return {
    store,
    dispatch: store.dispatch,
    tools: () => selectToolBookmarks(store.getState()),
    posts: () => selectPostBookmarks(store.getState()),
    said: () => notices.map(({ text }) => text),
  };
}

describe('tools', () => {
  // proves saved-1, saved-4, toasts-6
  test('not saved, saved, and back', () => {
    const { store, dispatch, tools, said } = open();
    expect(selectIsToolBookmarked(store.getState(), alpha.id)).toBe(false);
    dispatch(toolBookmarked(alpha, savedAt));
    expect(tools()).toEqual([{ ...alpha, bookmarkedAt: savedAt }]);
    expect(selectIsToolBookmarked(store.getState(), alpha.id)).toBe(true);
    dispatch(toolBookmarkRemoved({ id: alpha.id }));
    expect(tools()).toEqual([]);
    expect(said()).toEqual(['Tool added to bookmarks', 'Tool removed from bookmarks']);
  });

  // proves saved-1
  test('a tool that is saved already is ignored', () => {
    const { dispatch, tools, said } = open();
    dispatch(toolBookmarked(alpha, savedAt));
    dispatch(toolBookmarked(alpha, '2026-11-21T10:00:00.000Z'));
    expect(tools()).toEqual([{ ...alpha, bookmarkedAt: savedAt }]);
    expect(said()).toEqual(['Tool added to bookmarks']);
  });

  test('removing what is not saved says nothing', () => {
    const { dispatch, said } = open();
    dispatch(toolBookmarkRemoved({ id: alpha.id }));
    expect(said()).toEqual([]);
  });
});

describe('posts', () => {
  const post = postOf(rawPost('Alpha post'));

  // proves saved-5
  test('a bookmark has its fields and no others', () => {
    const { dispatch, posts } = open();
    dispatch(postBookmarked(post, savedAt));
    expect(posts()).toEqual([
      {
        _id: 'id-alpha-post',
        id: 'id-alpha-post',
        title: 'Alpha post',
        slug: 'alpha-post',
        excerpt: 'About Alpha post.',
        date: '2026-11-14T12:00:00.000Z',
        image: 'https://img.example/cover.png',
        bookmarkedAt: savedAt,
      },
    ]);
  });

  // proves saved-5
  test.each([
    [
      'createdAt when it was not published',
      { publishedAt: undefined, createdAt: '2026-10-01' },
      '2026-10-01T00:00:00.000Z',
    ],
    ['now when it has no date', { publishedAt: undefined }, savedAt],
  ])('its date is %s', (_, dates, date) => {
    const { dispatch, posts } = open();
    dispatch(postBookmarked(postOf(rawPost('Alpha post', dates)), savedAt));
    expect(posts()[0]?.date).toBe(date);
  });

  // proves saved-5
  test('excerpt and image are empty when the post has none', () => {
    const { dispatch, posts } = open();
    dispatch(
      postBookmarked(postOf(rawPost('Alpha post', { excerpt: undefined, coverImage: undefined })), savedAt),
    );
    expect(posts()[0]).toMatchObject({ excerpt: '', image: '' });
  });

  // proves saved-2, toasts-7
  test('a post that is saved already, or has no _id, is ignored', () => {
    const { store, dispatch, posts, said } = open();
    dispatch(postBookmarked(post, savedAt));
    dispatch(postBookmarked(post, savedAt));
    dispatch(postBookmarked({ ...post, _id: '' }, savedAt));
    expect(posts()).toHaveLength(1);
    expect(selectIsPostBookmarked(store.getState(), post._id)).toBe(true);
    expect(said()).toEqual(['"Alpha post" added to bookmarks']);
  });

  // proves saved-2, toasts-7
  test.each([
    ['article', '"Alpha post" removed from bookmarks'],
    ['bookmarks', '"Alpha post" has been removed from bookmarks'],
  ] as const)('removed on the page of the %s', (from, text) => {
    const { dispatch, posts, said } = open();
    dispatch(postBookmarked(post, savedAt));
    dispatch(postBookmarkRemoved({ _id: post._id, title: post.title, from }));
    expect(posts()).toEqual([]);
    expect(said().at(-1)).toBe(text);
    dispatch(postBookmarkRemoved({ _id: post._id, title: post.title, from }));
    expect(said()).toHaveLength(2);
  });
});
