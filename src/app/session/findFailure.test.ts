import type { UnknownAction } from '@reduxjs/toolkit';

import { rawTool, rawTools, toolOf } from '../../../tests/support/records';
import { routeTo } from '../../../tests/support/routeTo';
import { visitStarted } from '../../domain/events';
import { toolBookmarked, toolBookmarkRemoved } from '../../features/bookmarks/bookmarksSlice';
import { comparisonCleared, toolAdded } from '../../features/compare/compareSlice';
import { panelToggled } from '../../features/filters/filtersSlice';
import { newsletterAccepted, newsletterSubmitted } from '../../features/newsletter/newsletterSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { voteCast } from '../../features/votes/votesSlice';
import { rootReducer, type RootState } from '../rootReducer';

import { findFailure } from './findFailure';
import type { RootReducer } from './replaySession';
import type { Session } from './session';
import { shrinkSession } from './shrinkSession';
import { parseExpression } from './stateExpression';

const tools = rawTools(6).map(toolOf);
let seconds = 0;
const later = () => new Date(Date.parse('2026-11-20T10:00:00.000Z') + 1000 * seconds++).toISOString();

/** A visit of 60 events in several slices. */
function visit(): Session {
  seconds = 0;
  const tool = (n: number) => tools[n % tools.length] ?? toolOf(rawTool('Alpha'));
  const actions: UnknownAction[] = [visitStarted({ seed: 7, startedAt: later(), scheme: 'light' })];
  for (let n = 0; actions.length < 60; n += 1) {
    actions.push(
      routeTo(`/tools?page=${(n % 3) + 1}`),
      toolBookmarked(tool(n), later()),
      toolAdded(tool(n), later()),
      voteCast(tool(n).id, n % 2 === 0 ? 'up' : 'down', later()),
      panelToggled(),
      themeToggled(n % 2 === 0 ? 'dark' : 'light', later()),
      ...(n % 2 === 0 ? [toolBookmarkRemoved(tool(n), later())] : []),
      ...(n === 4
        ? [
            comparisonCleared(
              tools.map(({ id }) => id),
              later(),
            ),
          ]
        : []),
      newsletterSubmitted('footer', 'a@b.example'),
      newsletterAccepted('footer'),
    );
  }
  return { preloadedState: undefined, actions: actions.slice(0, 60) };
}

type Change = (next: RootState, before: RootState, action: UnknownAction) => RootState;

/** Returns the root reducer with a bug injected. */
const withBug =
  (change: Change): RootReducer =>
  (state, action) => {
    const next = rootReducer(state, action);
    return state ? change(next, state as RootState, action) : next;
  };

/** A fourth tool is added to the comparison instead of being refused. */
const fourthTool = withBug((next, before, action) =>
  toolAdded.match(action) && before.compare.items.length === 3 && next.compare === before.compare
    ? { ...next, compare: { ...next.compare, items: [...next.compare.items, action.payload.tool] } }
    : next,
);

/** Removing a bookmark has no effect if there is more than one. */
const keptBookmark = withBug((next, before, action) =>
  toolBookmarkRemoved.match(action) && before.bookmarks.tools.length > 1
    ? { ...next, bookmarks: { ...next.bookmarks, tools: before.bookmarks.tools } }
    : next,
);

/** Toggling the theme while it is dark resets the page. */
const lostPage = withBug((next, before, action) =>
  themeToggled.match(action) && before.theme.scheme === 'dark'
    ? { ...next, filters: { ...next.filters, page: 0 } }
    : next,
);

// proves state-15
test.each([
  ['a fourth tool', fourthTool, undefined, 'compare: at most three tools are compared', 4],
  [
    'a fourth tool, by an expression',
    fourthTool,
    'compare.items.length <= 3',
    'compare.items.length <= 3',
    4,
  ],
  ['a bookmark that stays', keptBookmark, undefined, 'bookmarks: no removed bookmark is listed', 3],
  ['a lost page', lostPage, undefined, 'filters: pages count from 1', 2],
])('%s is found, and shrunk to the actions it needs', (_, reducer, expression, name, fewest) => {
  const session = visit();
  expect(findFailure(session, expression)).toBeUndefined();
  const failure = findFailure(session, expression, reducer);
  expect(failure).toMatchObject({ name, type: session.actions[(failure?.number ?? 0) - 1]?.type });
  const small = shrinkSession(session, expression, reducer);
  expect(small.actions).toHaveLength(fewest);
  expect(findFailure(small, expression, reducer)).toMatchObject({ name, number: fewest });
  expect(findFailure(small, expression)).toBeUndefined();
});

test('an action that throws is found, and shrunk to itself', () => {
  const session = visit();
  session.actions.splice(40, 0, { type: 'votes/voteCast' });
  expect(findFailure(session)).toMatchObject({ kind: 'thrown', number: 41, type: 'votes/voteCast' });
  expect(shrinkSession(session).actions).toEqual([{ type: 'votes/voteCast' }]);
});

describe('expressions over the state', () => {
  const state = {
    compare: { items: ['a', 'b'], 'odd-name': null },
    theme: { scheme: 'dark', isChosen: true },
    votes: { b1: { up: -2 } },
  };
  test.each([
    ['compare.items.length <= 3', true],
    ['compare.items.length > 2', false],
    ['compare.items.1 === "b"', true],
    ["theme.scheme == 'dark' && !theme.isChosen", false],
    ["theme.scheme == 'light' || (votes.b1.up >= -2 && true)", true],
    ['votes.b2.up === undefined', true],
    ['compare.odd-name === null', true],
    ['votes.b1.up < theme.scheme', false],
    ['theme.constructor === undefined', true],
  ])('%s', (text, holds) => expect(parseExpression(text)(state)).toBe(holds));

  test.each([
    ['theme.scheme ==', 'at its end'],
    ['(theme.scheme', 'at its end'],
    ['theme.scheme theme', 'at "theme"'],
    ['alert(1)', 'at "( 1 )"'],
    ['theme.scheme = 1', 'at "= 1"'],
  ])('%s cannot be read', (text, message) => {
    expect(() => parseExpression(text)).toThrow(message);
  });
  test('a slice that does not exist is named', () => {
    expect(() => parseExpression('themes.scheme')(state)).toThrow('no slice "themes"');
  });
});
