import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { postOf, rawPost, rawTool, toolOf } from '../../../tests/support/records';
import { routeTo } from '../../../tests/support/routeTo';
import { createTestStore, type TestStore } from '../../../tests/support/testStore';
import { toolOpened } from '../../domain/events';
import type { Notice } from '../../domain/noticeText';
import { submissionOf } from '../../domain/submission';
import { noSubmissionFields } from '../../domain/submissionForm';
import { viewedToolOf } from '../../domain/viewedTool';
import {
  bookmarksImported,
  postBookmarked,
  postBookmarkRemoved,
  postBookmarksCleared,
  toolBookmarked,
  toolBookmarkRemoved,
  toolBookmarksCleared,
} from '../../features/bookmarks/bookmarksSlice';
import {
  comparisonCleared,
  selectionReplaced,
  selectListedIds,
  toolAdded,
  toolRemoved,
} from '../../features/compare/compareSlice';
import { submissionSaved } from '../../features/submissions/submissionsSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { selectVotes, voteActionOf } from '../../features/votes/votesSlice';
import { now } from '../../platform/clock';

import { readTabMessage, tabMessageOf } from './tabMessages';

/** The number of rounds with random changes; set TAB_ROUNDS for more. */
const rounds = Number(process.env.TAB_ROUNDS ?? 8);

const toolAt = (n: number) => toolOf(rawTool(`Tool ${n % 6}`));
const postAt = (n: number) => postOf(rawPost(`Post ${n % 3}`));

/** A tab whose messages reach the others when the test delivers them. */
interface Tab extends TestStore {
  inbox: unknown[];
  shared: () => unknown;
}

function openTabs(count: number): Tab[] {
  return Array.from({ length: count }, () => {
    const opened = createTestStore();
    return {
      ...opened,
      inbox: [],
      shared: () => {
        const { bookmarks, compare, votes, submissions, theme, recentlyViewed } = opened.store.getState();
        return { bookmarks, compare, votes, submissions: submissions.items, theme, recentlyViewed };
      },
    };
  });
}

/** Delivers the messages of every tab to the inboxes of the others. */
function post(tabs: readonly Tab[]): void {
  for (const tab of tabs) {
    const messages = tab.sent.splice(0);
    for (const other of tabs) if (other !== tab) other.inbox.push(...messages);
  }
}

function deliverOne(tab: Tab): void {
  const event = readTabMessage(JSON.parse(JSON.stringify(tab.inbox.shift())));
  if (event) tab.store.dispatch(event);
}

function deliverAll(tabs: readonly Tab[]): void {
  post(tabs);
  for (const tab of tabs) while (tab.inbox.length > 0) deliverOne(tab);
}

const initialCounts = (n: number) => ({ upvotes: 20 + n, downvotes: 1 + n, views: 100 + n, clicks: 20 + n });

/** Returns one of the latest undo events that toasts have offered. */
function undoIn(notices: readonly Notice[], n: number): UnknownAction | undefined {
  const undos = notices.flatMap(({ action }) => (action && 'event' in action ? [action.event] : []));
  return undos.at(-1 - (n % 4));
}

/** Returns the event for a numbered kind of change to state that tabs share. */
function change({ store, notices }: Tab, kind: number, n: number): UnknownAction | undefined {
  const tool = toolAt(n);
  const article = postAt(n);
  const { bookmarks, compare } = store.getState();
  const openedAt = now();
  switch (kind) {
    case 0:
      return bookmarks.tools.some(({ id }) => id === tool.id)
        ? toolBookmarkRemoved(tool)
        : toolBookmarked(tool);
    case 1:
      return bookmarks.posts.some(({ _id }) => _id === article._id)
        ? postBookmarkRemoved({ _id: article._id, title: article.title, from: 'article' })
        : postBookmarked(article);
    case 2:
      return compare.items.some(({ id }) => id === tool.id) ? toolRemoved(tool) : toolAdded(tool);
    case 3:
      return toolOpened({
        id: tool.id,
        openedAt,
        initialCounts: initialCounts(n),
        viewed: viewedToolOf(tool, openedAt),
      });
    case 4: {
      const shown = selectVotes(store.getState(), tool.id)?.userVote ?? null;
      return voteActionOf({ id: tool.id, clicked: n % 2 === 0 ? 'up' : 'down', shown });
    }
    case 5:
      return themeToggled(n % 2 === 0 ? 'dark' : 'light');
    case 6:
      return submissionSaved([submissionOf({ ...noSubmissionFields, name: `Own ${n}` }, openedAt)]);
    case 7:
      return undoIn(notices, n);
    case 8:
      return n < 6
        ? toolBookmarksCleared({ ids: bookmarks.tools.map(({ id }) => id) })
        : postBookmarksCleared({ ids: bookmarks.posts.map(({ _id }) => _id) });
    case 9: {
      const tools = [n, n + 1, n + 2].map((at) => ({ ...toolAt(at), bookmarkedAt: openedAt }));
      return bookmarksImported({ tools, posts: [] });
    }
    case 10:
      return selectionReplaced({
        tools: [n, n + 1, n + 2].map(toolAt).slice(n % 3),
        listed: selectListedIds(store.getState()),
      });
    default:
      return n < 3 ? comparisonCleared(selectListedIds(store.getState())) : undefined;
  }
}

// proves storage-15
test('whatever three tabs do at once, they end with the same shared state, and come to rest', () => {
  const step = fc.record({
    tab: fc.nat({ max: 2 }),
    kind: fc.nat({ max: 11 }),
    n: fc.nat({ max: 11 }),
    deliveries: fc.array(fc.nat({ max: 2 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const tabs = openTabs(3);
      for (const { tab, kind, n, deliveries } of steps) {
        const here = tabs[tab];
        const event = here && change(here, kind, n);
        if (event) here.store.dispatch(event);
        post(tabs);
        for (const at of deliveries) if (tabs[at] && tabs[at].inbox.length > 0) deliverOne(tabs[at]);
      }
      deliverAll(tabs);
      expect(tabs.flatMap(({ sent }) => sent)).toEqual([]);
      const [first, ...others] = tabs.map(({ shared }) => shared());
      for (const other of others) expect(other).toEqual(first);
    }),
    { numRuns: 200 },
  );
});

// proves compare-30, saved-13, state-7
test('200 changes and undos in two tabs, whose messages are late or repeated: one state in the end', () => {
  for (let round = 0; round < rounds; round += 1) {
    const tabs = openTabs(2);
    const random = fc.sample(fc.nat({ max: 2 ** 20 }), { numRuns: 200, seed: round });
    for (const [at, number] of random.entries()) {
      const here = tabs[at % 2];
      const kind = [0, 1, 2, 7, 7, 8, 9, 10, 11][number % 9] ?? 0;
      const event = here && change(here, kind, (number >> 4) % 12);
      if (event) here.store.dispatch(event);
      post(tabs);
      if (number % 5 === 0) for (const tab of tabs) tab.inbox.push(...tab.inbox.slice(0, 2));
      if (number % 3 === 0) for (const tab of tabs) while (tab.inbox.length > 2) deliverOne(tab);
    }
    deliverAll(tabs);
    const [first, second] = tabs.map(({ shared }) => shared());
    expect(second).toEqual(first);
  }
});

test('what another tab did is marked in the log and raises no toast here', () => {
  const tabs = openTabs(2);
  const [here, there] = tabs as [Tab, Tab];
  there.store.dispatch(toolBookmarked(toolAt(0)));
  there.store.dispatch(toolAdded(toolAt(1)));
  there.store.dispatch(themeToggled('dark'));
  deliverAll(tabs);
  expect(here.store.getState().bookmarks.tools).toHaveLength(1);
  expect(here.schemes).toEqual(['dark']);
  expect(here.notices).toEqual([]);
  expect(there.notices).toHaveLength(3);
  expect(here.actions.slice(1).map(({ meta }) => meta)).toEqual([
    { remote: true },
    { remote: true },
    { remote: true },
  ]);
});

// proves list-35
test('filters, and what changed nothing, are told to nobody', () => {
  const { store, sent } = createTestStore();
  store.dispatch(routeTo('/tools?pricing=free'));
  store.dispatch(toolBookmarked(toolAt(0)));
  expect(sent).toHaveLength(1);
  store.dispatch(toolBookmarked(toolAt(0)));
  expect(sent).toHaveLength(1);
});

test('two tabs that fill the comparison at once show the same three tools', () => {
  const tabs = openTabs(2);
  const [one, other] = tabs as [Tab, Tab];
  one.store.dispatch(toolAdded(toolAt(0)));
  other.store.dispatch(toolAdded(toolAt(1)));
  one.store.dispatch(toolAdded(toolAt(2)));
  other.store.dispatch(toolAdded(toolAt(3)));
  deliverAll(tabs);
  const names = tabs.map(({ store }) => store.getState().compare.items.map(({ name }) => name));
  expect(names[0]).toEqual(['Tool 0', 'Tool 1', 'Tool 2']);
  expect(names[1]).toEqual(names[0]);
});

test('a tool first opened in two tabs at once gets one set of counts, and keeps the vote', () => {
  const tabs = openTabs(2);
  const [one, other] = tabs as [Tab, Tab];
  const tool = toolAt(0);
  const opening = (openedAt: string, n: number) =>
    toolOpened({
      id: tool.id,
      openedAt,
      initialCounts: initialCounts(n),
      viewed: viewedToolOf(tool, openedAt),
    });
  one.store.dispatch(opening('2026-11-20T10:00:00.001Z', 1));
  other.store.dispatch(opening('2026-11-20T10:00:00.000Z', 9));
  one.store.dispatch(voteActionOf({ id: tool.id, clicked: 'up', shown: null }));
  deliverAll(tabs);
  for (const { store } of tabs) {
    expect(selectVotes(store.getState(), tool.id)).toEqual({ upvotes: 30, downvotes: 10, userVote: 'up' });
  }
});

test('submissions of one millisecond in two tabs are both kept, under two ids', () => {
  const tabs = openTabs(2);
  const [one, other] = tabs as [Tab, Tab];
  const submitted = (name: string) =>
    submissionSaved([submissionOf({ ...noSubmissionFields, name }, '2026-11-20T10:00:00.000Z')]);
  one.store.dispatch(submitted('Granola'));
  other.store.dispatch(submitted('Otter'));
  deliverAll(tabs);
  deliverAll(tabs);
  const [first, second] = tabs.map(({ store }) => store.getState().submissions.items);
  expect(first).toEqual(second);
  expect(first?.map(({ id, name }) => [id, name])).toEqual([
    ['user-1795168800000', 'Granola'],
    ['user-1795168800001', 'Otter'],
  ]);
});

test.each([
  ['another version', { ...Object(tabMessageOf(toolBookmarked(toolAt(0)))), format: 0 }],
  ['an event that is not shared', tabMessageOf(routeTo('/tools?pricing=free'))],
  ['nothing', null],
  ['a text', 'toolBookmarked'],
])('%s is not understood', (_, message) => {
  expect(readTabMessage(message)).toBeUndefined();
});

const aDay = 86_400_000;
const inADay = () => new Date(Date.now() + aDay).toISOString();

// proves storage-16
test('a tab whose clock was set back goes on changing what another has changed', () => {
  const { store, notices } = createTestStore();
  const receive = (event: UnknownAction) => {
    const remote = readTabMessage({ ...Object(tabMessageOf(event)), sentAt: inADay() });
    if (remote) store.dispatch(remote);
  };
  store.dispatch(toolBookmarked(toolAt(0)));
  store.dispatch(toolAdded(toolAt(0)));
  notices.length = 0;
  receive(toolBookmarkRemoved(toolAt(0), inADay()));
  receive(toolRemoved(toolAt(0), inADay()));
  receive(themeToggled('dark', inADay()));
  store.dispatch(toolBookmarked(toolAt(0)));
  store.dispatch(toolAdded(toolAt(0)));
  store.dispatch(themeToggled('light'));
  const { bookmarks, compare } = store.getState();
  expect([bookmarks.tools.length, compare.items.length]).toEqual([1, 1]);
  expect(notices.map(({ text }) => text)).toEqual([
    'Tool added to bookmarks',
    'Tool 0 added to comparison',
    'Switched to light mode',
  ]);
});

test.each(['+275760-09-13T00:00:00.000Z', '+010000-01-01T00:00:00.000Z', 'tomorrow', ''])(
  'the clock does not follow "%s"',
  (sentAt) => {
    readTabMessage({ ...Object(tabMessageOf(themeToggled('dark'))), sentAt });
    expect(Date.parse(now())).toBeLessThan(Date.now() + 2 * aDay);
  },
);
