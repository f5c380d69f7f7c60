import { rawTool, toolOf } from '../../../tests/support/records';
import { createTestStore, loadStoredState } from '../../../tests/support/testStore';
import { toolOpened } from '../../domain/events';
import { asRemote } from '../../domain/remote';
import { viewedToolOf } from '../../domain/viewedTool';

import { selectViewCounts, selectVotes, type Vote, voteActionOf } from './votesSlice';

const initialCounts = { upvotes: 40, downvotes: 5, views: 500, clicks: 50 };
const openedAt = '2026-11-20T10:00:00.000Z';
const viewed = viewedToolOf(toolOf(rawTool('Alpha')), openedAt);

function open(id = 'a') {
  const { store } = createTestStore();
  store.dispatch(toolOpened({ id, openedAt, initialCounts, viewed }));
  return {
    store,
    vote: (...votes: Vote[]) => {
      for (const vote of votes) {
        const shown = selectVotes(store.getState(), id)?.userVote ?? null;
        store.dispatch(voteActionOf({ id, clicked: vote, shown }));
      }
      return selectVotes(store.getState(), id);
    },
  };
}

test('a tool opened for the first time gets its initial counts', () => {
  const { store, vote } = open();
  expect(vote()).toEqual({ upvotes: 40, downvotes: 5, userVote: null });
  expect(selectViewCounts(store.getState(), 'a')).toMatchObject({ views: 500, clicks: 50 });
});

// proves tool-16
test('they stay the same from then on', () => {
  const { store, vote } = open();
  vote('up');
  const others = { upvotes: 1, downvotes: 1, views: 1, clicks: 1 };
  store.dispatch(
    toolOpened({ id: 'a', openedAt: '2026-11-20T11:00:00.000Z', initialCounts: others, viewed }),
  );
  expect(vote()).toEqual({ upvotes: 41, downvotes: 5, userVote: 'up' });
  expect(selectViewCounts(store.getState(), 'a')).toMatchObject({ views: 500, clicks: 50 });
});

test.each<[string, Vote[], object]>([
  // proves tool-13
  ['up', ['up'], { upvotes: 41, downvotes: 5, userVote: 'up' }],
  // proves tool-13
  ['down', ['down'], { upvotes: 40, downvotes: 6, userVote: 'down' }],
  // proves tool-14
  ['up, undone', ['up', 'up'], { upvotes: 40, downvotes: 5, userVote: null }],
  // proves tool-14
  ['down, undone', ['down', 'down'], { upvotes: 40, downvotes: 5, userVote: null }],
  // proves tool-15
  ['up, then down', ['up', 'down'], { upvotes: 40, downvotes: 6, userVote: 'down' }],
  // proves tool-15
  ['down, then up', ['down', 'up'], { upvotes: 41, downvotes: 5, userVote: 'up' }],
])('%s', (_, votes, expected) => {
  expect(open().vote(...votes)).toEqual(expected);
});

// proves state-10
test('a vote that is taken back is logged as that', () => {
  expect(voteActionOf({ id: 'a', clicked: 'up', shown: 'up' }).type).toBe('votes/voteWithdrawn');
  expect(voteActionOf({ id: 'a', clicked: 'up', shown: 'down' }).type).toBe('votes/voteCast');
});

test('each tool has its own votes, also one whose id is a word of the language', () => {
  const { store, vote } = open('constructor');
  expect(vote('up')).toEqual({ upvotes: 41, downvotes: 5, userVote: 'up' });
  expect(selectVotes(store.getState(), 'toString')).toBeUndefined();
});

test('a vote for a tool that was never opened shows no counts', () => {
  const { store } = open();
  store.dispatch(voteActionOf({ id: 'b', clicked: 'up', shown: null }));
  expect(selectVotes(store.getState(), 'b')).toBeUndefined();
});

test('counts that were stored before stay, whoever opens the tool, and however early', async () => {
  localStorage.setItem('toolVotes', JSON.stringify({ a: { upvotes: 41, downvotes: 5, userVote: null } }));
  const { store } = createTestStore();
  await loadStoredState(store);
  const others = { upvotes: 22, downvotes: 1, views: 1, clicks: 1 };
  store.dispatch(toolOpened({ id: 'a', openedAt, initialCounts, viewed }));
  store.dispatch(
    asRemote(toolOpened({ id: 'a', openedAt: '2026-11-20T09:59:59.000Z', initialCounts: others, viewed })),
  );
  expect(selectVotes(store.getState(), 'a')).toEqual({ upvotes: 41, downvotes: 5, userVote: null });
});
