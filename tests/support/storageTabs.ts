import type { UnknownAction } from '@reduxjs/toolkit';

import { createPersistence, type Persistence } from '../../src/app/persistence/createPersistence';
import { readTabMessage } from '../../src/app/tabSync/tabMessages';
import { toolOpened } from '../../src/domain/events';
import { submissionOf } from '../../src/domain/submission';
import { noSubmissionFields } from '../../src/domain/submissionForm';
import { viewedToolOf } from '../../src/domain/viewedTool';
import {
  postBookmarked,
  postBookmarkRemoved,
  postBookmarksRestored,
  toolBookmarked,
  toolBookmarkRemoved,
  toolBookmarksCleared,
  toolBookmarksRestored,
} from '../../src/features/bookmarks/bookmarksSlice';
import {
  comparisonCleared,
  selectionReplaced,
  selectListedIds,
  toolAdded,
  toolRemoved,
} from '../../src/features/compare/compareSlice';
import { submissionSaved } from '../../src/features/submissions/submissionsSlice';
import { themeToggled } from '../../src/features/theme/themeSlice';
import { selectVotes, voteActionOf } from '../../src/features/votes/votesSlice';

import { postOf, rawPost, rawTool, toolOf } from './records';
import type { SharedStorage, TabStorage } from './sharedStorage';
import { shownVotes } from './shownVotes';
import { createTestStore, type TestStore } from './testStore';

let submitted = 0;
const ids = ['constructor', 'b', 'c', 'd', 'e', 'f'];

/** A tool as a tab knows it: tabs may have read it at different times. */
export const toolIn = (tab: number, n: number) => {
  const id = ids[n % ids.length] ?? '';
  return toolOf(rawTool(`Tool ${id}`, { _id: id, id, slug: id, description: `As tab ${tab} has read it` }));
};
const postIn = (tab: number, n: number) => postOf(rawPost(`Post ${n % 3}`, { excerpt: `In tab ${tab}` }));

/** A tab with a clock of its own: milliseconds off, as the clock of another process may be. */
export interface Tab extends TestStore {
  number: number;
  persistence: Persistence;
  storage: TabStorage;
  inbox: unknown[];
  /** A time later than every one the tab knows of. */
  later: () => string;
}

/** What a tab shows of what tabs share. */
export const shared = ({ store }: Tab) => {
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

/** Opens a tab of a version of the site, which `create` persists. */
export async function openTab(
  storage: SharedStorage,
  number: number,
  clockOffset: number,
  create = createPersistence,
): Promise<Tab> {
  const opened = createTestStore();
  const view = storage.open();
  const persistence = create(opened.store, view);
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
function undoIn({ store, notices, later }: Tab, n: number): UnknownAction {
  const undos = notices.flatMap(({ action }) => (action && 'event' in action ? [action.event] : []));
  const undo = undos.at(-1 - (n % 3)) ?? undos.at(-1);
  if (!undo) return comparisonCleared(selectListedIds(store.getState()), later());
  return { ...undo, payload: { ...(undo.payload as object), restoredAt: later() } };
}

/** What a visitor of a tab can do to what tabs share, by a number. */
export function change(tab: Tab, kind: number, n: number): UnknownAction {
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
      return voteActionOf({ id: tool.id, clicked: n % 2 === 0 ? 'up' : 'down', shown }, at);
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
        listed: selectListedIds(store.getState()),
        replacedAt: at,
      });
    default:
      return comparisonCleared(selectListedIds(store.getState()), at);
  }
}

/** Puts what a tab has sent into the inboxes of the others. */
export function post(tab: Tab, tabs: readonly Tab[]): void {
  for (const message of tab.sent.splice(0)) {
    for (const other of tabs) if (other !== tab) other.inbox.push(JSON.parse(JSON.stringify(message)));
  }
}

/** Delivers the oldest message to a tab. */
export function deliver({ inbox, store }: Tab): void {
  const event = readTabMessage(inbox.shift());
  if (event) store.dispatch(event);
}

/** Propagates the oldest committed write to a tab. */
export function handleStorageEvent({ storage, persistence }: Tab): void {
  const event = storage.followOne();
  if (event) persistence.handleStorageEvent(event);
}

/** Delivers messages and writes until none are pending; returns the number of turns that it took. */
export function settle(storage: SharedStorage, tabs: readonly Tab[]): number {
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
export function listed(events: readonly UnknownAction[], key: 'id' | '_id'): string[] {
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
