import { persistStore } from 'redux-persist';

import { expectConsole } from '../../../tests/support/expectConsole';
import { rawTool, toolOf } from '../../../tests/support/records';
import { toolOpened } from '../../domain/events';
import { viewedToolOf } from '../../domain/viewedTool';
import {
  selectIsToolBookmarked,
  selectPostBookmarks,
  toolBookmarked,
} from '../../features/bookmarks/bookmarksSlice';
import { selectComparedTools, toolAdded } from '../../features/compare/compareSlice';
import { selectVotes, voteCast } from '../../features/votes/votesSlice';

import { createStore } from '../store';

const silent = { notify: () => undefined, showScheme: () => undefined, tellTabs: () => undefined };

/** A visit: a store with what the browser has kept, and the way to end it with everything written. */
async function visit() {
  const store = createStore({
    catalogue: { source: () => Promise.reject(new Error('no call here')), imageHost: '' },
    effects: silent,
  });
  const persistor = await new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const started = persistStore(store, null, () => resolve(started));
  });
  return { store, leave: () => persistor.flush() };
}

const alpha = toolOf(rawTool('Alpha'));
const dice = { upvotes: 30, downvotes: 5, views: 200, clicks: 40 };

test('bookmarks, comparison and votes are there again in the next visit, under bare keys in plain JSON', async () => {
  const first = await visit();
  first.store.dispatch(toolBookmarked(alpha, '2026-11-01T10:00:00.000Z'));
  first.store.dispatch(toolAdded(alpha));
  const openedAt = '2026-11-01T10:00:00.000Z';
  first.store.dispatch(toolOpened({ id: alpha.id, openedAt, dice, viewed: viewedToolOf(alpha, openedAt) }));
  first.store.dispatch(voteCast({ id: alpha.id, vote: 'up', shown: null }));
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

test('in a list that parses only the bad entries are dropped', async () => {
  localStorage.setItem('toolBookmarks', JSON.stringify([null, { description: 'no name' }, rawTool('Alpha')]));
  expectConsole('warn', /Entry [12] of the stored toolBookmarks/);
  const { store } = await visit();
  expect(store.getState().bookmarks.tools.map(({ name }) => name)).toEqual(['Alpha']);
});

test('stored votes of another shape are ignored and logged', async () => {
  localStorage.setItem('toolVotes', '"many"');
  expectConsole('warn', /toolVotes are no object/);
  const { store } = await visit();
  expect(store.getState().votes.votes).toEqual({});
});
