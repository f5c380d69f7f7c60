import { postOf, rawPost, rawTool, toolOf } from '../../../tests/support/records';
import { createTestStore } from '../../../tests/support/testStore';
import { type ToolBookmark, toolOfBookmark } from '../../domain/bookmark';

import {
  bookmarksImported,
  importUndone,
  postBookmarked,
  postBookmarkRemoved,
  postBookmarksCleared,
  postBookmarksRestored,
  selectIsPostBookmarked,
  selectIsToolBookmarked,
  selectPostBookmarks,
  selectToolBookmarks,
  toolBookmarked,
  toolBookmarkRemoved,
  toolBookmarksCleared,
  toolBookmarksRestored,
} from './bookmarksSlice';
import { saveReceivedTools } from './bookmarksThunks';

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

describe('taking back', () => {
  const [first, second, third] = ['First', 'Second', 'Third'].map((name, n) => ({
    ...toolOf(rawTool(name)),
    bookmarkedAt: `2026-11-20T10:00:0${n}.000Z`,
  })) as [ToolBookmark, ToolBookmark, ToolBookmark];
  const at = (second: number) => `2026-11-20T11:00:0${second}.000Z`;

  function openWithThree() {
    const opened = open();
    for (const { bookmarkedAt, ...tool } of [first, second, third])
      opened.dispatch(toolBookmarked(tool, bookmarkedAt));
    return { ...opened, names: () => opened.tools().map(({ name }) => name) };
  }

  // proves saved-13
  test('a removed tool returns as it was, to its place', () => {
    const { dispatch, tools } = openWithThree();
    dispatch(toolBookmarkRemoved(second, at(1)));
    expect(tools()).toEqual([third, first]);
    dispatch(toolBookmarksRestored({ bookmarks: [second], restoredAt: at(2) }));
    expect(tools()).toEqual([third, second, first]);
  });

  // proves saved-13
  test('taken back twice it is there once, and removed again it goes', () => {
    const { dispatch, store, names } = openWithThree();
    dispatch(toolBookmarkRemoved(second, at(1)));
    const undo = toolBookmarksRestored({ bookmarks: [second], restoredAt: at(2) });
    dispatch(undo);
    const before = store.getState().bookmarks;
    dispatch(undo);
    expect(store.getState().bookmarks).toBe(before);
    dispatch(toolBookmarkRemoved(second, at(3)));
    expect(names()).toEqual(['Third', 'First']);
    // Changes made after the removal that is undone stay.
    dispatch(undo);
    expect(names()).toEqual(['Third', 'First']);
  });

  // proves saved-13, saved-15
  test('all are removed, and return in their order', () => {
    const { dispatch, tools } = openWithThree();
    const before = tools();
    dispatch(toolBookmarksCleared({ ids: before.map(({ id }) => id), clearedAt: at(1) }));
    expect(tools()).toEqual([]);
    dispatch(toolBookmarked(alpha, at(2)));
    dispatch(toolBookmarksRestored({ bookmarks: before, restoredAt: at(3) }));
    expect(tools()).toEqual([{ ...alpha, bookmarkedAt: at(2) }, ...before]);
  });

  // proves saved-13, saved-15
  test('articles too', () => {
    const { dispatch, posts } = open();
    for (const n of [1, 2]) dispatch(postBookmarked(postOf(rawPost(`Post ${n}`)), at(n)));
    const before = posts();
    dispatch(postBookmarksCleared({ ids: before.map(({ _id }) => _id), clearedAt: at(3) }));
    expect(posts()).toEqual([]);
    dispatch(postBookmarksRestored({ bookmarks: before, restoredAt: at(4) }));
    expect(posts()).toEqual(before);
  });

  // proves saved-14
  test('an import adds bookmarks in their places, and is taken back', () => {
    const { dispatch, tools, posts } = openWithThree();
    dispatch(toolBookmarkRemoved(second, at(1)));
    const { _id, id, title, slug, excerpt, image } = postOf(rawPost('Alpha post'));
    const article = { _id, id, title, slug, excerpt, date: savedAt, image, bookmarkedAt: at(2) };
    const newest = { ...alpha, bookmarkedAt: at(2) };
    dispatch(bookmarksImported({ tools: [second, newest], posts: [article], importedAt: at(2) }));
    expect(tools()).toEqual([newest, third, second, first]);
    expect(posts()).toEqual([article]);
    dispatch(importUndone({ toolIds: [second.id, alpha.id], postIds: [_id], undoneAt: at(3) }));
    expect(tools()).toEqual([third, first]);
    expect(posts()).toEqual([]);
  });

  // proves saved-32
  test('of a received list, what is saved already stays as it is', () => {
    const { dispatch, tools } = openWithThree();
    dispatch(saveReceivedTools([{ ...toolOfBookmark(second), name: 'Renamed' }, alpha]));
    expect(tools().map(({ name }) => name)).toEqual(['Alpha', 'Third', 'Second', 'First']);
  });

  // proves saved-32
  test('a received list keeps its order', () => {
    const { dispatch, tools } = openWithThree();
    const names = ['Zeta', 'Mid', 'Alpha'];
    dispatch(saveReceivedTools(names.map((name) => toolOf(rawTool(name)))));
    expect(tools().map(({ name }) => name)).toEqual([...names, 'Third', 'Second', 'First']);
  });
});
