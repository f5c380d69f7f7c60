import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { holdClock } from '../../../tests/support/clock';
import { postOf, rawPost } from '../../../tests/support/records';
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
  toolIn,
} from '../../../tests/support/storageTabs';
import { toolFoundMissing, toolOpened } from '../../domain/events';
import { limits } from '../../domain/limits';
import { submissionOf } from '../../domain/submission';
import { noSubmissionFields } from '../../domain/submissionForm';
import { viewedToolOf } from '../../domain/viewedTool';
import {
  bookmarksImported,
  postBookmarked,
  postBookmarksCleared,
  toolBookmarked,
} from '../../features/bookmarks/bookmarksSlice';
import { submissionSaved } from '../../features/submissions/submissionsSlice';

const start = Date.parse('2026-11-20T10:00:00.000Z');

const step = fc.record({
  tab: fc.nat({ max: 2 }),
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.nat({ max: 7 }) },
    { weight: 1, arbitrary: fc.nat({ max: 2 }).map((n) => 8 + n) },
  ),
  n: fc.nat({ max: 11 }),
  /** What happens after the change, in order. */
  then: fc.array(
    fc.record({
      what: fc.constantFrom('lose', 'deliver', 'flush', 'apply', 'handleStorageEvent', 'catchUp', 'tick'),
      tab: fc.nat({ max: 2 }),
    }),
    { maxLength: 5 },
  ),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const bookmarkedAt = '2026-01-01T00:00:00.000Z';
const votesOf = (id: string, upvotes: number, userVote: string | null) =>
  [id, { upvotes, downvotes: 5, userVote }] as const;

/** What an earlier version of the site, or an earlier visit, has stored. */
const beginning = fc.constantFrom<Record<string, unknown>>(
  {},
  {
    toolBookmarks: [0, 1, 4].map((n) => ({ ...toolIn(9, n), bookmarkedAt })),
    compareTools: [toolIn(9, 5), toolIn(9, 3)],
    toolVotes: Object.fromEntries([
      votesOf('b', 41, null),
      votesOf('c', 42, 'up'),
      votesOf('constructor', 7, 'down'),
    ]),
    recentlyViewedTools: [1, 2].map((n) => viewedToolOf(toolIn(9, n), bookmarkedAt)),
    userSubmittedTools: [submissionOf({ ...noSubmissionFields, name: 'Earlier' }, bookmarkedAt)],
  },
  {
    bookmarkTimes: { removedTools: { b: bookmarkedAt, c: '2026-02-01T00:00:00.000Z' } },
    toolBookmarks: [{ ...toolIn(9, 0), bookmarkedAt }],
    compareTimes: { addedAt: { b: bookmarkedAt } },
    compareTools: [toolIn(9, 1)],
    voteTimes: { openedAt: { b: bookmarkedAt }, cast: { b: { userVote: 'up', castAt: bookmarkedAt } } },
    toolVotes: Object.fromEntries([votesOf('b', 41, 'up')]),
    theme: 'dark',
  },
);

const offsets = fc.tuple(fc.nat({ max: 3 }), fc.constant(0), fc.integer({ min: -20_000, max: 20_000 }));

/** Two tabs replace the selection, and one adds a tool: two wait, one of them with a place of its own. */
const waitingAndPlaced: [Record<string, unknown>, [number, number, number], Step[]] = [
  {},
  [0, 0, 2],
  [
    { tab: 0, kind: 9, n: 1, then: [] },
    { tab: 2, kind: 9, n: 10, then: [] },
    { tab: 0, kind: 2, n: 10, then: [] },
  ],
];

// proves storage-17, saved-13, compare-30
test('messages lost, clocks apart, stored beginnings: the tabs end with one state, stored and shown, and nothing lost', async () => {
  await fc.assert(
    fc.asyncProperty(beginning, offsets, fc.array(step, { maxLength: 40 }), async (stored, clocks, steps) => {
      holdClock(new Date(start));
      const storage = new SharedStorage();
      for (const [key, value] of Object.entries(stored)) {
        storage.texts.set(key, typeof value === 'string' ? value : JSON.stringify(value));
      }
      const tabs = await Promise.all(clocks.map((offset, number) => openTab(storage, number, offset)));
      const first = tabs.map(shared)[0];
      const events: UnknownAction[] = [];
      for (const { tab: at, kind, n, then } of steps) {
        const tab = tabs[at];
        if (!tab) continue;
        const event = change(tab, kind, n);
        const before = tab.store.getState();
        tab.store.dispatch(event);
        if (tab.store.getState() !== before) events.push(event);
        post(tab, tabs);
        for (const { what, tab: other } of then) {
          const one = tabs[other];
          if (!one) continue;
          if (what === 'lose') one.inbox.shift();
          if (what === 'deliver') deliver(one);
          if (what === 'flush') one.persistence.flush();
          if (what === 'apply') storage.commitOne();
          if (what === 'handleStorageEvent') handleStorageEvent(one);
          if (what === 'catchUp') one.persistence.catchUp();
          if (what === 'tick') jest.advanceTimersByTime(5);
        }
      }
      // From here on every second message is lost, so the tabs must converge through storage.
      for (const { inbox } of tabs) inbox.splice(0, inbox.length, ...inbox.filter((_, at) => at % 2 === 0));
      expect(settle(storage, tabs)).toBeLessThan(50);

      const states = tabs.map(shared);
      for (const state of states) expect(state).toEqual(states[0]);
      // What is stored matches what is shown: a new tab shows the same.
      const fresh = await openTab(storage, 3, 0);
      expect(shared(fresh)).toEqual({
        ...states[0],
        scheme: storage.texts.has('theme') ? states[0]?.scheme : 'light',
      });
      fresh.persistence.stop();
      // Nothing is lost: for each bookmark, vote and submission the last event wins.
      const all = [
        ...(first?.tools ?? []).map((payload) => ({ type: toolBookmarked.type, payload })),
        ...(first?.posts ?? []).map((payload) => ({ type: postBookmarked.type, payload })),
        ...events,
      ];
      expect(states[0]?.tools.map(({ id }) => id).sort()).toEqual(listed(all, 'id'));
      expect(states[0]?.posts.map(({ _id }) => _id).sort()).toEqual(listed(all, '_id'));
      const saved = events.filter(({ type }) => type === submissionSaved.type).length;
      expect(states[0]?.submissions).toHaveLength((first?.submissions.length ?? 0) + saved);
      // Previously stored counts stay, whichever tab opens the tool.
      for (const [id, votes] of Object.entries(first?.votes ?? {})) {
        const now = states[0]?.votes[id];
        const plain = (upvotes: number, vote: string | null | undefined) => upvotes - (vote === 'up' ? 1 : 0);
        expect(plain(now?.upvotes ?? 0, now?.userVote)).toBe(plain(votes?.upvotes ?? 0, votes?.userVote));
      }
      for (const tab of tabs) tab.persistence.stop();
      jest.useRealTimers();
    }),
    { numRuns: Number(process.env.TAB_RUNS ?? 50), examples: [waitingAndPlaced] },
  );
}, 240_000);

describe('many articles cleared while another tab gets no message', () => {
  const clearMany = async (count: number) => {
    holdClock(new Date(start));
    const storage = new SharedStorage();
    const tabs = await Promise.all([openTab(storage, 0, 0), openTab(storage, 1, 0)]);
    const [first, second] = tabs;
    const posts = Array.from({ length: count }, (_, n) => ({
      ...postBookmarked(postOf(rawPost(`Post ${n}`)), bookmarkedAt).payload,
    }));
    first.store.dispatch(bookmarksImported({ tools: [], posts, importedAt: first.later() }));
    settle(storage, tabs);
    expect(shared(second).posts).toHaveLength(count);
    first.store.dispatch(
      postBookmarksCleared({ ids: posts.map(({ _id }) => _id), clearedAt: first.later() }),
    );
    first.sent.splice(0);
    const turns = settle(storage, tabs);
    const states = tabs.map(shared);
    for (const { persistence } of tabs) persistence.stop();
    return { turns, states };
  };

  // proves storage-17
  test('as many as one file can import stay cleared', async () => {
    const { turns, states } = await clearMany(limits.importedEntries);
    expect(turns).toBeLessThan(50);
    for (const { posts } of states) expect(posts).toEqual([]);
  });

  // proves storage-18
  test('with more than there are times for, writing ends and the tabs agree', async () => {
    const few: { maxStoredTimes: number } = limits;
    jest.replaceProperty(few, 'maxStoredTimes', 3);
    const { turns, states } = await clearMany(5);
    expect(turns).toBeLessThan(50);
    expect(states[1]).toEqual(states[0]);
    expect(states[0]?.posts).toHaveLength(2);
  });
});

// proves storage-18
test('a tool that only one tab knows to be missing does not keep the tabs writing', async () => {
  holdClock(new Date(start));
  const storage = new SharedStorage();
  const tabs = await Promise.all([openTab(storage, 0, 0), openTab(storage, 1, 0)]);
  const [first] = tabs;
  const view = (n: number) => {
    const [tool, at] = [toolIn(0, n), first.later()];
    const initialCounts = { upvotes: 1, downvotes: 1, views: 1, clicks: 1 };
    first.store.dispatch(
      toolOpened({ id: tool.id, openedAt: at, initialCounts, viewed: viewedToolOf(tool, at) }),
    );
    return tool;
  };
  const [gone, kept] = [view(1), view(2)];
  settle(storage, tabs);
  first.store.dispatch(toolFoundMissing({ _id: gone._id, foundAt: first.later() }));
  first.sent.splice(0);
  const turns = settle(storage, tabs);
  for (const { persistence } of tabs) persistence.stop();
  expect(turns).toBeLessThan(50);
  expect(shared(first).viewed.map(({ _id }) => _id)).toEqual([kept._id]);
});
