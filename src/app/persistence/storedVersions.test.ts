import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { holdClock } from '../../../tests/support/clock';
import { createNextPersistence } from '../../../tests/support/nextVersion';
import { routeTo } from '../../../tests/support/routeTo';
import { SharedStorage } from '../../../tests/support/sharedStorage';
import {
  change,
  deliver,
  handleStorageEvent,
  listed,
  openTab,
  post,
  settle,
  shared,
  type Tab,
  toolIn,
} from '../../../tests/support/storageTabs';
import { toolBookmarked, toolBookmarkRemoved } from '../../features/bookmarks/bookmarksSlice';
import { searchesCleared } from '../../features/recentSearches/recentSearchesSlice';
import { submissionSaved } from '../../features/submissions/submissionsSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { voteCast, voteWithdrawn } from '../../features/votes/votesSlice';

const start = new Date('2026-11-20T10:00:00.000Z');
/** Returns a time relative to an hour before the tests start, because times in the future are rejected. */
const later = (minutes: number) => new Date(start.getTime() + (minutes - 60) * 60_000).toISOString();

/** Set VERSION_ROUNDS=20 for a thorough run, which takes two minutes. */
const rounds = Number(process.env.VERSION_ROUNDS ?? 2);

const isOfNext = (key: string) => key.endsWith('@2');

/** Collects the keys that a tab writes. */
function watchKeys({ storage }: Tab): Set<string> {
  const keys = new Set<string>();
  const { set } = storage;
  storage.set = (key, text) => {
    if (storage.get(key) !== text) keys.add(key);
    return set(key, text);
  };
  return keys;
}

const savedNames = (tab: Tab) => shared(tab).tools.map(({ id }) => id);

/** Opens a tab after another version's tab has closed: it must see what that tab wrote. */
async function visit(storage: SharedStorage, create?: typeof createNextPersistence): Promise<Tab> {
  const tab = await openTab(storage, 0, 0, create);
  settle(storage, [tab]);
  return tab;
}

function leave(storage: SharedStorage, tab: Tab): void {
  settle(storage, [tab]);
  tab.persistence.stop();
}

beforeEach(() => {
  holdClock(start);
});

// proves storage-20, storage-21
test('forward, back and forward again: each version has what it stored, and the later one all of it', async () => {
  const storage = new SharedStorage();
  const first = await visit(storage);
  first.store.dispatch(toolBookmarked(toolIn(0, 1), later(1)));
  first.store.dispatch(toolBookmarked(toolIn(0, 2), later(2)));
  first.store.dispatch(themeToggled('dark'));
  first.store.dispatch(routeTo('/tools?search=video&pricing=free'));
  leave(storage, first);
  const bare = new Map(storage.texts);

  const next = await visit(storage, createNextPersistence);
  expect(shared(next)).toEqual(shared(first));
  expect(next.store.getState().filters.pricingModel).toBe('free');
  expect(next.store.getState().recentSearches.items).toEqual(['video']);
  next.store.dispatch(toolBookmarked(toolIn(0, 3), later(3)));
  next.store.dispatch(toolBookmarkRemoved(toolIn(0, 1), later(4)));
  next.store.dispatch(themeToggled('light'));
  leave(storage, next);
  // What the earlier version stored is unchanged.
  for (const [key, text] of bare) expect([key, storage.texts.get(key)]).toEqual([key, text]);

  const back = await visit(storage);
  expect(shared(back)).toEqual(shared(first));
  back.store.dispatch(toolBookmarked(toolIn(0, 4), later(5)));
  leave(storage, back);

  const again = await visit(storage, createNextPersistence);
  expect(savedNames(again)).toEqual(['e', 'd', 'c']);
  expect(shared(again).scheme).toBe('light');
  leave(storage, again);
});

// proves storage-21
test('what the later version clears is not taken from the earlier one again', async () => {
  const storage = new SharedStorage();
  const first = await visit(storage);
  first.store.dispatch(routeTo('/tools?search=video'));
  leave(storage, first);
  const next = await visit(storage, createNextPersistence);
  next.store.dispatch(searchesCleared());
  leave(storage, next);
  expect((await visit(storage, createNextPersistence)).store.getState().recentSearches.items).toEqual([]);
});

const voteRank = ({ votedAt, userVote }: { votedAt: string; userVote: string | null }) =>
  `${votedAt} ${userVote === 'up' ? 2 : userVote === 'down' ? 1 : 0}`;

/** Returns the last vote for each tool. Of two votes at the same time an upvote wins over a downvote. */
function votesIn(events: readonly UnknownAction[]): Record<string, unknown> {
  const votes = [
    ...events.filter(voteCast.match).map(({ payload }) => payload),
    ...events.filter(voteWithdrawn.match).map(({ payload }) => ({ ...payload, userVote: null })),
  ];
  const inOrder = votes.sort((a, b) => (voteRank(a) < voteRank(b) ? -1 : 1));
  return Object.fromEntries(inOrder.map(({ id, userVote }) => [id, userVote]));
}

// proves storage-20, storage-21
test.each([
  ['no message is lost', 0],
  ['half of the messages are lost', 2],
  ['every message is lost', 1],
])(
  'two versions side by side, rounds of 200 changes, %s: the later has everything, the earlier its own',
  async (_, lostEvery) => {
    const storage = new SharedStorage();
    const tabs = [await openTab(storage, 0, 0), await openTab(storage, 1, 3, createNextPersistence)];
    const [earlier, next] = tabs as [Tab, Tab];
    const written = tabs.map(watchKeys);
    const events: UnknownAction[][] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const random = fc.sample(fc.nat({ max: 2 ** 24 }), { numRuns: 200, seed: round });
      for (const [turn, number] of random.entries()) {
        const tab = tabs[turn % 2] ?? earlier;
        // Mostly bookmarks, votes and submissions, none of which may be lost, whatever the order.
        const kind = [0, 0, 0, 1, 1, 3, 4, 4, 6, 7, 8, 2][number % 12] ?? 0;
        const event = change(tab, kind, (number >> 4) % 12);
        const before = tab.store.getState();
        tab.store.dispatch(event);
        if (tab.store.getState() !== before) events[turn % 2]?.push(event);
        post(tab, tabs);
        for (const other of tabs) {
          if (lostEvery > 0 && number % lostEvery === 0) other.inbox.splice(0);
          if (number % 3 === 0) while (other.inbox.length > 0) deliver(other);
          if (number % 5 === 0) handleStorageEvent(other);
        }
        if (number % 4 === 0) storage.commitOne();
        if (number % 7 === 0) jest.advanceTimersByTime(5);
      }
      if (lostEvery > 0) for (const { inbox } of tabs) inbox.splice(0);
      expect(settle(storage, tabs)).toBeLessThan(50);

      const all = events.flat();
      const state = shared(next);
      expect(savedNames(next).sort()).toEqual(listed(all, 'id'));
      expect(state.posts.map(({ _id }) => _id).sort()).toEqual(listed(all, '_id'));
      const submissions = all.filter(({ type }) => type === submissionSaved.type).length;
      expect(state.submissions).toHaveLength(submissions);
      for (const [id, vote] of Object.entries(votesIn(all)))
        if (state.votes[id]) expect([id, state.votes[id].userVote]).toEqual([id, vote]);
      // If no message arrives, the earlier version has its own changes only, none of the later version's.
      if (lostEvery === 1) expect(savedNames(earlier).sort()).toEqual(listed(events[0] ?? [], 'id'));
      if (lostEvery === 0) expect(savedNames(earlier)).toEqual(savedNames(next));
      // A new tab of each version shows the same as the open one.
      for (const [tab, create] of [[earlier, undefined] as const, [next, createNextPersistence] as const]) {
        const fresh = await openTab(storage, 2, 0, create);
        expect(shared(fresh)).toEqual(shared(tab));
        fresh.persistence.stop();
        storage.tabs.pop();
      }
    }
    expect([...(written[0] ?? [])].filter(isOfNext)).toEqual([]);
    expect([...(written[1] ?? [])].filter((key) => !isOfNext(key))).toEqual([]);
    for (const tab of tabs) tab.persistence.stop();
  },
  20_000 + rounds * 10_000,
);
