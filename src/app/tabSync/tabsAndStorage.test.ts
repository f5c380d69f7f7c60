import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { holdClock } from '../../../tests/support/clock';
import { postOf, rawPost, rawTool, toolOf } from '../../../tests/support/records';
import { SharedStorage, type TabStorage } from '../../../tests/support/sharedStorage';
import { shownVotes } from '../../../tests/support/shownVotes';
import { createTestStore, type TestStore } from '../../../tests/support/testStore';
import { toolOpened } from '../../domain/events';
import { submissionOf } from '../../domain/submission';
import { noSubmissionFields } from '../../domain/submissionForm';
import { viewedToolOf } from '../../domain/viewedTool';
import {
  postBookmarked,
  postBookmarkRemoved,
  postBookmarksRestored,
  toolBookmarked,
  toolBookmarkRemoved,
  toolBookmarksCleared,
  toolBookmarksRestored,
} from '../../features/bookmarks/bookmarksSlice';
import {
  comparisonCleared,
  selectionReplaced,
  toolAdded,
  toolRemoved,
} from '../../features/compare/compareSlice';
import { submissionSaved } from '../../features/submissions/submissionsSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { selectVotes, voteOfClick } from '../../features/votes/votesSlice';
import { createPersistence, type Persistence } from '../persistence/createPersistence';

import { readTabMessage } from './tabMessages';

let submitted = 0;
const start = Date.parse('2026-11-20T10:00:00.000Z');
const ids = ['constructor', 'b', 'c', 'd', 'e', 'f'];

/** A tool as a tab knows it: tabs may have read it at different times. */
const toolIn = (tab: number, n: number) => {
  const id = ids[n % ids.length] ?? '';
  return toolOf(rawTool(`Tool ${id}`, { _id: id, id, slug: id, description: `As tab ${tab} has read it` }));
};
const postIn = (tab: number, n: number) => postOf(rawPost(`Post ${n % 3}`, { excerpt: `In tab ${tab}` }));

/** A tab with a clock of its own: milliseconds off, as the clock of another process may be. */
interface Tab extends TestStore {
  number: number;
  persistence: Persistence;
  storage: TabStorage;
  inbox: unknown[];
  /** A time later than every one the tab knows of. */
  later: () => string;
}

const shared = ({ store }: Tab) => {
  const state = store.getState();
  const { bookmarks, compare, submissions, theme, recentlyViewed } = state;
  return {
    tools: bookmarks.tools,
    posts: bookmarks.posts,
    compared: compare.items,
    votes: shownVotes(state),
    submissions: submissions.items,
    scheme: theme.scheme,
    viewed: recentlyViewed.items,
  };
};

async function openTab(storage: SharedStorage, number: number, clockOffset: number): Promise<Tab> {
  const opened = createTestStore();
  const view = storage.open();
  const persistence = createPersistence(opened.store, view);
  await persistence.start();
  return {
    ...opened,
    number,
    persistence,
    storage: view,
    inbox: [],
    later: () => {
      const { bookmarks, compare, votes, theme, recentlyViewed } = opened.store.getState();
      const state = JSON.stringify({ bookmarks, compare, votes, theme, recentlyViewed });
      const known = (state.match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g) ?? []).map((time) =>
        Date.parse(time),
      );
      return new Date(Math.max(Date.now() + clockOffset, ...known.map((time) => time + 1))).toISOString();
    },
  };
}

/** One of the latest undos that the toasts of a tab have offered, at a time of its own clock. */
function undoIn({ notices, later }: Tab, n: number): UnknownAction {
  const undos = notices.flatMap(({ action }) => (action && 'event' in action ? [action.event] : []));
  const undo = undos.at(-1 - (n % 3)) ?? undos.at(-1);
  if (!undo) return comparisonCleared(later());
  return { ...undo, payload: { ...(undo.payload as object), restoredAt: later() } };
}

/** What a visitor of a tab can do to what tabs share, by a number. */
function change(tab: Tab, kind: number, n: number): UnknownAction {
  const { store, number, later } = tab;
  const { bookmarks, compare, theme } = store.getState();
  const tool = toolIn(number, n);
  const post = postIn(number, n);
  const at = later();
  switch (kind) {
    case 0:
      return bookmarks.tools.some(({ id }) => id === tool.id)
        ? toolBookmarkRemoved(tool, at)
        : toolBookmarked(tool, at);
    case 1:
      return bookmarks.posts.some(({ _id }) => _id === post._id)
        ? postBookmarkRemoved({ _id: post._id, title: post.title, from: 'article' }, at)
        : postBookmarked(post, at);
    case 2:
      return compare.items.some(({ id }) => id === tool.id) ? toolRemoved(tool, at) : toolAdded(tool, at);
    case 3: {
      const initialCounts = { upvotes: 20 + n, downvotes: 1 + number, views: 100 + n, clicks: 20 + n };
      return toolOpened({ id: tool.id, openedAt: at, initialCounts, viewed: viewedToolOf(tool, at) });
    }
    case 4: {
      const shown = selectVotes(store.getState(), tool.id)?.userVote ?? null;
      return voteOfClick({ id: tool.id, clicked: n % 2 === 0 ? 'up' : 'down', shown }, at);
    }
    case 5:
      return themeToggled(theme.scheme === 'dark' ? 'light' : 'dark', at);
    case 6:
      return submissionSaved([
        submissionOf({ ...noSubmissionFields, name: `Own ${number}-${n}-${submitted++}` }, at),
      ]);
    case 7:
      return undoIn(tab, n);
    case 8:
      return toolBookmarksCleared({ ids: bookmarks.tools.map(({ id }) => id), clearedAt: at });
    case 9:
      return selectionReplaced({
        tools: [n, n + 1, n + 2].slice(n % 3).map((one) => toolIn(number, one)),
        replacedAt: at,
      });
    default:
      return comparisonCleared(at);
  }
}

/** Puts what a tab has sent into the inboxes of the others. */
function post(tab: Tab, tabs: readonly Tab[]): void {
  for (const message of tab.sent.splice(0)) {
    for (const other of tabs) if (other !== tab) other.inbox.push(JSON.parse(JSON.stringify(message)));
  }
}

function deliver({ inbox, store }: Tab): void {
  const event = readTabMessage(inbox.shift());
  if (event) store.dispatch(event);
}

function handleStorageEvent({ storage, persistence }: Tab): void {
  const event = storage.followOne();
  if (event) persistence.handleStorageEvent(event);
}

/** Delivers messages and writes until none are pending; returns the number of turns that it took. */
function settle(storage: SharedStorage, tabs: readonly Tab[]): number {
  for (let turn = 1; turn <= 50; turn += 1) {
    for (const tab of tabs) {
      post(tab, tabs);
      while (tab.inbox.length > 0) deliver(tab);
    }
    jest.advanceTimersByTime(100);
    let isAtRest = true;
    while (storage.commitOne()) isAtRest = false;
    for (const tab of tabs) while (tab.storage.news.length > 0) handleStorageEvent(tab);
    jest.advanceTimersByTime(100);
    if (isAtRest) return turn;
  }
  return Number.POSITIVE_INFINITY;
}

interface Word {
  id: string;
  at: string;
  isListed: boolean;
}

type Payload = Record<string, string> & {
  ids: string[];
  bookmarks: { id: string; _id: string }[];
};

/** What an event says of tools, or of articles by `_id`: that they are saved, or are not. */
function wordsOf({ type, payload }: UnknownAction, key: 'id' | '_id'): Word[] {
  const {
    ids,
    bookmarks,
    bookmarkedAt = '',
    removedAt = '',
    clearedAt = '',
    restoredAt = '',
    ...rest
  } = payload as Payload;
  const one = (at: string, isListed: boolean) => [{ id: rest[key] ?? '', at, isListed }];
  const isOfTools = key === 'id';
  if (type === (isOfTools ? toolBookmarked : postBookmarked).type) return one(bookmarkedAt, true);
  if (type === (isOfTools ? toolBookmarkRemoved : postBookmarkRemoved).type) return one(removedAt, false);
  if (isOfTools && type === toolBookmarksCleared.type)
    return ids.map((id) => ({ id, at: clearedAt, isListed: false }));
  if (type === (isOfTools ? toolBookmarksRestored : postBookmarksRestored).type)
    return bookmarks.map((bookmark) => ({ id: bookmark[key], at: restoredAt, isListed: true }));
  return [];
}

/** The ids of which the last word is that they are saved; of one time a removal counts. */
function listed(events: readonly UnknownAction[], key: 'id' | '_id'): string[] {
  const last = new Map<string, Word>();
  for (const word of events.flatMap((event) => wordsOf(event, key))) {
    const known = last.get(word.id);
    if (!known || word.at > known.at || (word.at === known.at && !word.isListed)) last.set(word.id, word);
  }
  return [...last.values()]
    .filter(({ isListed }) => isListed)
    .map(({ id }) => id)
    .sort();
}

const step = fc.record({
  tab: fc.nat({ max: 2 }),
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.nat({ max: 7 }) },
    { weight: 1, arbitrary: fc.nat({ max: 2 }).map((n) => 8 + n) },
  ),
  n: fc.nat({ max: 11 }),
  /** What happens after the change, in this order. */
  then: fc.array(
    fc.record({
      what: fc.constantFrom('lose', 'deliver', 'flush', 'apply', 'handleStorageEvent', 'catchUp', 'tick'),
      tab: fc.nat({ max: 2 }),
    }),
    { maxLength: 5 },
  ),
});

const bookmarkedAt = '2026-01-01T00:00:00.000Z';
const votesOf = (id: string, upvotes: number, userVote: string | null) =>
  [id, { upvotes, downvotes: 5, userVote }] as const;

/** What an earlier version of the site, or an earlier visit of this one, has left. */
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
    compareTimes: { addedAt: { b: bookmarkedAt }, clearedAt: '2025-01-01T00:00:00.000Z' },
    compareTools: [toolIn(9, 1)],
    voteTimes: { openedAt: { b: bookmarkedAt }, cast: { b: { userVote: 'up', castAt: bookmarkedAt } } },
    toolVotes: Object.fromEntries([votesOf('b', 41, 'up')]),
    theme: 'dark',
  },
);

const offsets = fc.tuple(fc.nat({ max: 3 }), fc.constant(0), fc.integer({ min: -20_000, max: 20_000 }));

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
      // From here on every second message is lost, and what is stored has to do.
      for (const { inbox } of tabs) inbox.splice(0, inbox.length, ...inbox.filter((_, at) => at % 2 === 0));
      expect(settle(storage, tabs)).toBeLessThan(50);

      const states = tabs.map(shared);
      for (const state of states) expect(state).toEqual(states[0]);
      // What is stored is what is shown: a new tab shows the same.
      const fresh = await openTab(storage, 3, 0);
      expect(shared(fresh)).toEqual({
        ...states[0],
        scheme: storage.texts.has('theme') ? states[0]?.scheme : 'light',
      });
      fresh.persistence.stop();
      // Nothing is lost: of each bookmark, vote and submission the last word counts.
      const all = [
        ...(first?.tools ?? []).map((payload) => ({ type: toolBookmarked.type, payload })),
        ...(first?.posts ?? []).map((payload) => ({ type: postBookmarked.type, payload })),
        ...events,
      ];
      expect(states[0]?.tools.map(({ id }) => id).sort()).toEqual(listed(all, 'id'));
      expect(states[0]?.posts.map(({ _id }) => _id).sort()).toEqual(listed(all, '_id'));
      const saved = events.filter(({ type }) => type === submissionSaved.type).length;
      expect(states[0]?.submissions).toHaveLength((first?.submissions.length ?? 0) + saved);
      // Counts that were stored before stay, whoever opens the tool.
      for (const [id, votes] of Object.entries(first?.votes ?? {})) {
        const now = states[0]?.votes[id];
        const plain = (upvotes: number, vote: string | null | undefined) => upvotes - (vote === 'up' ? 1 : 0);
        expect(plain(now?.upvotes ?? 0, now?.userVote)).toBe(plain(votes?.upvotes ?? 0, votes?.userVote));
      }
      for (const tab of tabs) tab.persistence.stop();
      jest.useRealTimers();
    }),
    { numRuns: Number(process.env.TAB_RUNS ?? 80) },
  );
}, 240_000);
