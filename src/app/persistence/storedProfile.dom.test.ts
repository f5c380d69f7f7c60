import { expectConsole } from '../../../tests/support/expectConsole';
import { rawTool, toolOf } from '../../../tests/support/records';
import { shownVotes } from '../../../tests/support/shownVotes';
import { createTestStore, loadStoredState } from '../../../tests/support/testStore';
import { toolOpened } from '../../domain/events';
import type { Tool } from '../../domain/tool';
import { viewedToolOf } from '../../domain/viewedTool';
import {
  selectIsToolBookmarked,
  selectPostBookmarks,
  toolBookmarked,
  toolBookmarkRemoved,
  toolBookmarksRestored,
} from '../../features/bookmarks/bookmarksSlice';
import {
  selectComparedTools,
  selectionReplaced,
  selectionRestored,
  selectPlaces,
  toolAdded,
  toolRemoved,
} from '../../features/compare/compareSlice';
import { selectVotes, voteActionOf } from '../../features/votes/votesSlice';

/** Starts a visit: a store with the stored state, and a function that ends it after everything is written. */
async function visit() {
  const { store } = createTestStore();
  return { store, leave: await loadStoredState(store) };
}

const alpha = toolOf(rawTool('Alpha'));
const initialCounts = { upvotes: 30, downvotes: 5, views: 200, clicks: 40 };

// proves compare-5, saved-3, saved-4, storage-1, storage-2, storage-5, storage-6, tool-17
test('bookmarks, comparison and votes are there again in the next visit, under bare keys in plain JSON', async () => {
  const first = await visit();
  first.store.dispatch(toolBookmarked(alpha, '2026-11-01T10:00:00.000Z'));
  first.store.dispatch(toolAdded(alpha));
  const openedAt = '2026-11-01T10:00:00.000Z';
  first.store.dispatch(
    toolOpened({ id: alpha.id, openedAt, initialCounts, viewed: viewedToolOf(alpha, openedAt) }),
  );
  first.store.dispatch(voteActionOf({ id: alpha.id, clicked: 'up', shown: null }));
  await first.leave();

  expect(JSON.parse(localStorage.getItem('toolBookmarks') ?? '')).toEqual([
    { ...alpha, bookmarkedAt: '2026-11-01T10:00:00.000Z' },
  ]);
  expect(JSON.parse(localStorage.getItem('compareTools') ?? '')).toEqual([alpha]);
  expect(JSON.parse(localStorage.getItem('toolVotes') ?? '')).toEqual({
    [alpha.id]: { upvotes: 31, downvotes: 5, userVote: 'up' },
  });

  const { store } = await visit();
  expect(selectIsToolBookmarked(store.getState(), alpha.id)).toBe(true);
  expect(selectComparedTools(store.getState())).toEqual([alpha]);
  expect(selectVotes(store.getState(), alpha.id)).toEqual({ upvotes: 31, downvotes: 5, userVote: 'up' });
});

// proves storage-10
test('bookmarks that cannot be parsed: both lists are deleted and an error is logged', async () => {
  localStorage.setItem('toolBookmarks', '[{"_id":');
  localStorage.setItem('blogBookmarks', JSON.stringify([{ _id: 'p', title: 'P', slug: 'p' }]));
  expectConsole('error', /bookmarks cannot be parsed/);

  const { store, leave } = await visit();
  await leave();

  expect(selectPostBookmarks(store.getState())).toEqual([]);
  expect(localStorage.getItem('toolBookmarks')).toBeNull();
  expect(localStorage.getItem('blogBookmarks')).toBeNull();
});

// proves storage-11
test('in a list that parses only the bad entries are dropped', async () => {
  localStorage.setItem('toolBookmarks', JSON.stringify([null, { description: 'no name' }, rawTool('Alpha')]));
  expectConsole('warn', /Entry [12] of the stored toolBookmarks/);
  const { store } = await visit();
  expect(store.getState().bookmarks.tools.map(({ name }) => name)).toEqual(['Alpha']);
});

// proves storage-11
test('stored votes of another shape are ignored and logged', async () => {
  localStorage.setItem('toolVotes', '"many"');
  expectConsole('warn', /toolVotes are no object/);
  const { store } = await visit();
  expect(shownVotes(store.getState())).toEqual({});
});

// proves storage-11
test('stored counts that lack the visitor’s own vote get it', async () => {
  localStorage.setItem('toolVotes', JSON.stringify({ a: { upvotes: 0, downvotes: 2, userVote: 'up' } }));
  const { store } = await visit();
  expect(selectVotes(store.getState(), 'a')).toEqual({ upvotes: 1, downvotes: 2, userVote: 'up' });
  store.dispatch(voteActionOf({ id: 'a', clicked: 'down', shown: 'up' }));
  expect(selectVotes(store.getState(), 'a')).toEqual({ upvotes: 0, downvotes: 3, userVote: 'down' });
});

// proves saved-2
test('a stored bookmark of an article without an _id is dropped', async () => {
  const bookmark = (fields: object) => ({
    title: 'A post',
    slug: 'a',
    bookmarkedAt: '2026-01-01',
    ...fields,
  });
  localStorage.setItem(
    'blogBookmarks',
    JSON.stringify([bookmark({ id: 'only-an-id' }), bookmark({ _id: '', id: 'b' }), bookmark({ _id: 'c' })]),
  );
  expectConsole('warn', /Entry [12] of the stored blogBookmarks/);
  const { store } = await visit();
  expect(selectPostBookmarks(store.getState()).map(({ _id }) => _id)).toEqual(['c']);
});

// proves storage-9
test('times are stored beside the values, and only once there is one to store', async () => {
  const { store, leave } = await visit();
  store.dispatch(toolBookmarked(alpha, '2026-11-01T10:00:00.000Z'));
  await leave();
  expect(Object.keys(localStorage)).toEqual(['toolBookmarks']);
  store.dispatch(toolBookmarkRemoved(alpha, '2026-11-01T11:00:00.000Z'));
  await leave();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    bookmarkTimes: JSON.stringify({ removedTools: { [alpha.id]: '2026-11-01T11:00:00.000Z' } }),
  });
});

// proves saved-13, compare-30, storage-9
test('what was taken back is there in the next visit, in its place, in lists of the same shape', async () => {
  const [first, second, third] = ['First', 'Second', 'Third'].map((name, n) => ({
    tool: toolOf(rawTool(name)),
    at: `2026-11-01T10:00:0${n}.000Z`,
  })) as [{ tool: Tool; at: string }, { tool: Tool; at: string }, { tool: Tool; at: string }];
  const { store, leave } = await visit();
  for (const { tool, at } of [first, second, third]) {
    store.dispatch(toolBookmarked(tool, at));
    store.dispatch(toolAdded(tool, at));
  }
  const { bookmarks, compare } = store.getState();
  await leave();
  const lists = ['toolBookmarks', 'compareTools'].map((key) => localStorage.getItem(key));
  const bookmark = { ...second.tool, bookmarkedAt: second.at };
  const places = selectPlaces(store.getState());
  store.dispatch(toolBookmarkRemoved(second.tool));
  store.dispatch(toolRemoved(second.tool));
  store.dispatch(toolBookmarksRestored({ bookmarks: [bookmark] }));
  store.dispatch(selectionRestored({ tools: [second.tool], places }));
  await leave();
  expect(['toolBookmarks', 'compareTools'].map((key) => localStorage.getItem(key))).toEqual(lists);
  const next = (await visit()).store.getState();
  expect(next.bookmarks.tools).toEqual(bookmarks.tools);
  expect(next.compare.items).toEqual(compare.items);
  expect(next.bookmarks.restoredTools).toEqual(store.getState().bookmarks.restoredTools);
  expect(next.compare.placedAt).toEqual({ [second.tool.id]: second.at });
});

test('at the start what is listed counts, whatever the times beside it say', async () => {
  const later = '2026-11-02T10:00:00.000Z';
  const bookmark = { ...alpha, bookmarkedAt: '2026-11-01T10:00:00.000Z' };
  localStorage.setItem('bookmarkTimes', JSON.stringify({ removedTools: { [alpha.id]: later } }));
  localStorage.setItem('toolBookmarks', JSON.stringify([bookmark]));
  localStorage.setItem('compareTimes', JSON.stringify({ removedAt: { [alpha.id]: later } }));
  localStorage.setItem('compareTools', JSON.stringify([alpha]));
  localStorage.setItem(
    'voteTimes',
    JSON.stringify({ cast: { [alpha.id]: { userVote: 'down', castAt: later } } }),
  );
  localStorage.setItem(
    'toolVotes',
    JSON.stringify({ [alpha.id]: { upvotes: 3, downvotes: 1, userVote: 'up' } }),
  );
  const { store } = await visit();
  expect(selectIsToolBookmarked(store.getState(), alpha.id)).toBe(true);
  expect(selectComparedTools(store.getState())).toEqual([alpha]);
  expect(selectVotes(store.getState(), alpha.id)).toEqual({ upvotes: 3, downvotes: 1, userVote: 'up' });
});

// proves storage-26
describe('a stored list keeps its order', () => {
  const names = ['Zeta', 'Mike', 'Alpha'];
  const inADay = (seconds: number) => new Date(Date.now() + 86_400_000 + seconds * 1000).toISOString();
  const storedNames = (key: string) =>
    (JSON.parse(localStorage.getItem(key) ?? '[]') as Tool[]).map(({ name }) => name);
  const lists = ['toolBookmarks', 'compareTools', 'recentlyViewedTools'] as const;

  test('when its entries have no times', async () => {
    const stored = names.map((name) => rawTool(name));
    const between = { ...stored[1], bookmarkedAt: '2026-11-01T10:00:00.000Z' };
    for (const list of [stored, [stored[0], between, stored[2]]]) {
      localStorage.setItem('toolBookmarks', JSON.stringify(list));
      const { store, leave } = await visit();
      expect(store.getState().bookmarks.tools.map(({ name }) => name)).toEqual(names);
      await leave();
      expect(storedNames('toolBookmarks')).toEqual(names);
    }
  });

  test('when its times are those of a clock that was ahead', async () => {
    const first = await visit();
    names.forEach((name, n) => {
      const tool = toolOf(rawTool(name));
      first.store.dispatch(toolBookmarked(tool, inADay(n)));
      first.store.dispatch(toolAdded(tool, inADay(n)));
      const opening = { id: tool.id, openedAt: inADay(n), initialCounts };
      first.store.dispatch(toolOpened({ ...opening, viewed: viewedToolOf(tool, inADay(n)) }));
    });
    await first.leave();
    const before = lists.map(storedNames);
    expect(before).toEqual([names.toReversed(), names, names.toReversed()]);
    const next = await visit();
    await next.leave();
    expect(lists.map(storedNames)).toEqual(before);
    const { bookmarks, compare, recentlyViewed } = next.store.getState();
    const times = [
      ...bookmarks.tools.map(({ bookmarkedAt }) => bookmarkedAt),
      ...Object.values(compare.addedAt),
      ...recentlyViewed.items.map(({ timestamp }) => timestamp),
    ];
    expect(times.filter((time) => time > inADay(-60))).toEqual([]);
  });

  test('when tools of a comparison were restored by such a clock', async () => {
    const first = await visit();
    const tools = names.map((name) => toolOf(rawTool(name)));
    first.store.dispatch(selectionReplaced({ tools, listed: [], replacedAt: inADay(0) }));
    await first.leave();
    const next = await visit();
    expect(selectComparedTools(next.store.getState()).map(({ name }) => name)).toEqual(names);
  });
});
