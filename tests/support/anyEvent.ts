import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { storedStateLoaded, writesRefused, writesResumed } from '../../src/app/persistence/persistenceEvents';
import { toolFoundMissing, toolOpened, visitStarted } from '../../src/domain/events';
import { asRemote } from '../../src/domain/remote';
import { submissionOf } from '../../src/domain/submission';
import { noSubmissionFields } from '../../src/domain/submissionForm';
import { viewedToolOf } from '../../src/domain/viewedTool';
import {
  bookmarksImported,
  importUndone,
  postBookmarked,
  postBookmarkRemoved,
  postBookmarksCleared,
  postBookmarksRestored,
  toolBookmarked,
  toolBookmarkRemoved,
  toolBookmarksCleared,
  toolBookmarksRestored,
} from '../../src/features/bookmarks/bookmarksSlice';
import {
  compareSlice,
  comparisonCleared,
  comparisonRefused,
  selectionReplaced,
  selectionRestored,
  toolAdded,
  toolRemoved,
} from '../../src/features/compare/compareSlice';
import { messageAccepted, messageFailed, messageSubmitted } from '../../src/features/contact/contactSlice';
import { panelToggled } from '../../src/features/filters/filtersSlice';
import {
  newsletterAccepted,
  newsletterFailed,
  newsletterSubmitted,
} from '../../src/features/newsletter/newsletterSlice';
import { searchesCleared, searchRemoved } from '../../src/features/recentSearches/recentSearchesSlice';
import {
  submissionFailed,
  submissionSaved,
  toolSubmitted,
} from '../../src/features/submissions/submissionsSlice';
import { themeToggled } from '../../src/features/theme/themeSlice';
import { voteCast, voteWithdrawn } from '../../src/features/votes/votesSlice';

import { postOf, rawPost, rawTool, toolOf } from './records';
import { routeTo } from './routeTo';

const ids = ['constructor', 'a', 'b', 'c', 'd'];
const toolAt = (n: number) => {
  const id = ids[n % ids.length] ?? 'a';
  return toolOf(rawTool(`Tool ${id}`, { _id: id, id, slug: id }));
};
const postAt = (n: number) => postOf(rawPost(`Post ${n % 4}`));
/** A time, in milliseconds after the first. */
export const timeAt = (n: number) => new Date(Date.parse('2026-11-20T10:00:00.000Z') + n).toISOString();
const contact = { name: 'Jo', email: 'a@b.example', subject: 'Hello', message: 'Text' };
const form = (n: number) => (['footer', 'block', 'rail'] as const)[n % 3] ?? 'footer';
const submission = (n: number, at: string) =>
  submissionOf({ ...noSubmissionFields, name: `Own ${n % 3}` }, at);
const addresses = [
  '/tools',
  '/tools?page=3',
  '/tools?page=-1',
  '/tools?search=Video',
  '/tools?search=video&page=x',
  '/tools/a',
  '/',
  '/nowhere?x=%',
];

const persisted = [
  'votes',
  'theme',
  'bookmarks',
  'compare',
  'submissions',
  'recentlyViewed',
  'recentSearches',
];

/** Every kind of event, from a number for what it is about and a time. */
export const eventMakers: readonly ((n: number, at: string) => UnknownAction)[] = [
  (n, at) => visitStarted({ seed: n, startedAt: at, scheme: n % 2 === 0 ? 'light' : 'dark' }),
  (n) => routeTo(addresses[n % addresses.length] ?? '/', (['PUSH', 'POP', 'REPLACE'] as const)[n % 3]),
  (n, at) =>
    toolOpened({
      id: toolAt(n).id,
      openedAt: at,
      initialCounts: { upvotes: 20 + n, downvotes: 1, views: 100, clicks: 20 },
      viewed: viewedToolOf(toolAt(n), at),
    }),
  (n, at) => toolFoundMissing({ _id: toolAt(n)._id, foundAt: at }),
  (n, at) => toolBookmarked(toolAt(n), at),
  (n, at) => toolBookmarkRemoved(toolAt(n), at),
  (n, at) => postBookmarked(postAt(n), at),
  (n, at) => postBookmarkRemoved({ _id: postAt(n)._id, title: postAt(n).title, from: 'article' }, at),
  (n, at) => toolBookmarksCleared({ ids: [toolAt(n).id, toolAt(n + 1).id], clearedAt: at }),
  (n, at) => postBookmarksCleared({ ids: [postAt(n)._id], clearedAt: at }),
  (n, at) =>
    toolBookmarksRestored({ bookmarks: [{ ...toolAt(n), bookmarkedAt: timeAt(n) }], restoredAt: at }),
  (n, at) =>
    postBookmarksRestored({
      bookmarks: [postBookmarked(postAt(n), timeAt(n)).payload],
      restoredAt: at,
    }),
  (n, at) => bookmarksImported({ tools: [{ ...toolAt(n), bookmarkedAt: at }], posts: [], importedAt: at }),
  (n, at) => importUndone({ toolIds: [toolAt(n).id], postIds: [postAt(n)._id], undoneAt: at }),
  (n, at) => toolAdded(toolAt(n), at),
  (n, at) => toolRemoved(toolAt(n), at),
  (n, at) => comparisonCleared([toolAt(n).id, toolAt(n + 1).id], at),
  () => comparisonRefused(),
  (n, at) => selectionRestored({ tools: [toolAt(n)], takenOut: [toolAt(n + 1).id], restoredAt: at }),
  (n, at) =>
    selectionReplaced({
      tools: [n, n + 1, n + 2].map(toolAt),
      listed: [toolAt(n + 2).id, toolAt(n + 3).id],
      replacedAt: at,
    }),
  (n, at) => voteCast(toolAt(n).id, n % 2 === 0 ? 'up' : 'down', at),
  (n, at) => voteWithdrawn(toolAt(n).id, at),
  (n, at) => themeToggled(n % 2 === 0 ? 'dark' : 'light', at),
  () => panelToggled(),
  (n) => newsletterSubmitted(form(n), 'a@b.example'),
  (n) => newsletterAccepted(form(n)),
  (n) => newsletterFailed(form(n)),
  (_, at) => messageSubmitted(contact, at),
  (_, at) => messageAccepted(at),
  (_, at) => messageFailed(at),
  (n, at) => toolSubmitted({ ...noSubmissionFields, name: `Own ${n % 3}` }, at),
  (n, at) => submissionSaved([submission(n, at), submission(n + 1, at)]),
  (n, at) => submissionFailed(submission(n, at).id),
  (n) => searchRemoved(n % 2 === 0 ? 'VIDEO' : 'x'),
  () => searchesCleared(),
  () => writesRefused(['bookmarks']),
  () => writesResumed(),
  (n) => storedStateLoaded({ [persisted[n % persisted.length] ?? 'votes']: null }),
  // A tool that waits for a slot in another tab: its time is stored, and it is not.
  (n, at) =>
    storedStateLoaded({
      compare: { ...compareSlice.getInitialState(), addedAt: { [toolAt(n).id]: at } },
    }),
];

/** A random event, of this tab or another one. */
export const anyEvent = fc
  .record({
    kind: fc.nat(eventMakers.length - 1),
    n: fc.nat(11),
    at: fc.integer({ min: 0, max: 30 }),
    isRemote: fc.boolean(),
  })
  .map(({ kind, n, at, isRemote }) => {
    const action = (eventMakers[kind] ?? (() => comparisonRefused()))(n, timeAt(at));
    const plain = JSON.parse(JSON.stringify(action)) as UnknownAction;
    return isRemote ? asRemote(plain) : plain;
  });
