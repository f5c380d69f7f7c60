import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { storedStateLoaded, writesRefused, writesResumed } from '../src/app/persistence/persistenceEvents';
import { rootReducer, type RootState } from '../src/app/rootReducer';
import { findFailure } from '../src/app/session/findFailure';
import { readSession } from '../src/app/session/readSession';
import { firstState, type RootReducer } from '../src/app/session/replaySession';
import { toolFoundMissing, toolOpened, visitStarted } from '../src/domain/events';
import { asRemote } from '../src/domain/remote';
import { submissionOf } from '../src/domain/submission';
import { noSubmissionFields } from '../src/domain/submissionForm';
import { viewedToolOf } from '../src/domain/viewedTool';
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
} from '../src/features/bookmarks/bookmarksSlice';
import {
  comparisonCleared,
  comparisonRefused,
  selectionReplaced,
  selectionRestored,
  toolAdded,
  toolRemoved,
} from '../src/features/compare/compareSlice';
import { messageFailed, messageSettled, messageSubmitted } from '../src/features/contact/contactSlice';
import { panelToggled } from '../src/features/filters/filtersSlice';
import {
  newsletterFailed,
  newsletterSettled,
  newsletterSubmitted,
} from '../src/features/newsletter/newsletterSlice';
import { searchesCleared, searchRemoved } from '../src/features/recentSearches/recentSearchesSlice';
import {
  submissionFailed,
  submissionSaved,
  toolSubmitted,
} from '../src/features/submissions/submissionsSlice';
import { themeToggled } from '../src/features/theme/themeSlice';
import { voteCast } from '../src/features/votes/votesSlice';

import { writeFailure } from './support/failureFile';
import { postOf, rawPost, rawTool, toolOf } from './support/records';
import { routeTo } from './support/routeTo';

const ids = ['constructor', 'a', 'b', 'c', 'd'];
const toolAt = (n: number) => {
  const id = ids[n % ids.length] ?? 'a';
  return toolOf(rawTool(`Tool ${id}`, { _id: id, id, slug: id }));
};
const postAt = (n: number) => postOf(rawPost(`Post ${n % 4}`));
const timeAt = (n: number) => new Date(Date.parse('2026-11-20T10:00:00.000Z') + n).toISOString();
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

/** Every kind of event, from a number for what it is about and a time. */
const makers: readonly ((n: number, at: string) => UnknownAction)[] = [
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
  (n, at) =>
    bookmarksImported(
      { tools: [{ ...toolAt(n), bookmarkedAt: '' }], posts: [], importedAt: at },
      { tools: [], posts: [] },
    ),
  (n, at) => importUndone({ toolIds: [toolAt(n).id], postIds: [postAt(n)._id], undoneAt: at }),
  (n, at) => toolAdded(toolAt(n), at),
  (n, at) => toolRemoved(toolAt(n), at),
  (_, at) => comparisonCleared(at),
  () => comparisonRefused(),
  (n, at) => selectionRestored({ tools: [toolAt(n)], takenOut: [toolAt(n + 1).id], restoredAt: at }),
  (n, at) => selectionReplaced({ tools: [n, n + 1, n + 2].map(toolAt), replacedAt: at }),
  (n, at) => voteCast({ id: toolAt(n).id, clicked: n % 2 === 0 ? 'up' : 'down', shown: null }, at),
  (n, at) => voteCast({ id: toolAt(n).id, clicked: 'up', shown: 'up' }, at),
  (n, at) => themeToggled(n % 2 === 0 ? 'dark' : 'light', at),
  () => panelToggled(),
  (n) => newsletterSubmitted(form(n), 'a@b.example'),
  (n) => newsletterSettled(form(n)),
  (n) => newsletterFailed(form(n)),
  () => messageSubmitted(contact),
  () => messageSettled(),
  () => messageFailed(),
  (n, at) => toolSubmitted({ ...noSubmissionFields, name: `Own ${n % 3}` }, at),
  (n, at) => submissionSaved([submission(n, at), submission(n + 1, at)]),
  (n, at) => submissionFailed(submission(n, at).id),
  (n) => searchRemoved(n % 2 === 0 ? 'VIDEO' : 'x'),
  () => searchesCleared(),
  () => writesRefused(),
  () => writesResumed(),
  (n) => storedStateLoaded({ [['votes', 'theme', 'bookmarks', 'compare'][n % 4] ?? 'votes']: null }),
];

const anyAction = fc
  .record({
    kind: fc.nat(makers.length - 1),
    n: fc.nat(11),
    at: fc.integer({ min: 0, max: 30 }),
    isRemote: fc.boolean(),
  })
  .map(({ kind, n, at, isRemote }) => {
    const action = (makers[kind] ?? (() => comparisonRefused()))(n, timeAt(at));
    const plain = JSON.parse(JSON.stringify(action)) as UnknownAction;
    return isRemote ? asRemote(plain) : plain;
  });

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** Fails on an invariant, a throwing reducer, a change of its arguments, or two results for the same arguments. */
function breaksNothing(actions: readonly UnknownAction[], reducer: RootReducer = rootReducer): boolean {
  const twice: RootReducer = (state, action) => {
    const once = reducer(freeze(state), freeze(action));
    if (JSON.stringify(reducer(state, action)) !== JSON.stringify(once))
      throw new Error('The reducer is not pure.');
    return once;
  };
  return findFailure({ preloadedState: undefined, actions: [...actions] }, undefined, twice) === undefined;
}

/** Runs random events; gives the file of a failure, with the seed in its name. */
function fuzz(runs: number, options: { folder?: string; reducer?: RootReducer } = {}): string | undefined {
  const anyVisit = fc.array(anyAction, { maxLength: 60, size: 'max' });
  const { counterexample, seed } = fc.check(
    fc.property(anyVisit, (actions) => breaksNothing(actions, options.reducer)),
    { numRuns: runs },
  );
  if (!counterexample) return undefined;
  const [actions] = counterexample;
  return writeFailure(`events-${seed}`, { preloadedState: undefined, actions }, options);
}

// proves state-2, state-10
test('whatever happens, in whatever order, no invariant breaks and every reducer is pure', () => {
  const file = fuzz(150);
  if (file !== undefined)
    throw new Error(`Random events break something. Replay them: npm run replay -- ${file} --shrink`);
});

// proves state-11
test('a failure is written as a session of the actions it needs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'failures-'));
  // A removal of the first bookmark is forgotten.
  const reducer: RootReducer = (state, action) => {
    const next = rootReducer(state, action);
    const before = state as RootState | undefined;
    return before && toolBookmarkRemoved.match(action)
      ? { ...next, bookmarks: { ...next.bookmarks, tools: before.bookmarks.tools } }
      : next;
  };
  const file = fuzz(500, { folder, reducer }) ?? '';
  const session = readSession(readFileSync(file, 'utf8'));
  expect(session.actions.length).toBeLessThanOrEqual(2);
  expect(findFailure(session, undefined, reducer)).toMatchObject({
    name: 'bookmarks: no removed bookmark is listed',
  });
  expect(firstState(session).bookmarks.tools).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('the random events are those of every slice', () => {
  const types = new Set(makers.map((make) => make(0, timeAt(0)).type.split('/')[0]));
  expect([...types].sort()).toEqual([
    'bookmarks',
    'compare',
    'contact',
    'filters',
    'newsletter',
    'persistence',
    'recentSearches',
    'submissions',
    'theme',
    'tools',
    'visit',
    'votes',
  ]);
});
