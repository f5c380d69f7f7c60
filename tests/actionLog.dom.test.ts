import type { UnknownAction } from '@reduxjs/toolkit';

import { rootReducer, type RootState } from '../src/app/rootReducer';
import { catalogueApi } from '../src/catalogue/catalogueApi';
import { selectToolBySlug } from '../src/catalogue/toolsSlice';
import { toolOpened, visitStarted } from '../src/domain/events';
import { viewedToolOf } from '../src/domain/viewedTool';
import { toolBookmarked, toolBookmarkRemoved } from '../src/features/bookmarks/bookmarksSlice';
import { comparisonCleared, toolAdded, toolRemoved } from '../src/features/compare/compareSlice';
import { listToolsArgOf, panelToggled, selectFilters } from '../src/features/filters/filtersSlice';
import { newsletterAccepted, newsletterSubmitted } from '../src/features/newsletter/newsletterSlice';
import { themeToggled } from '../src/features/theme/themeSlice';
import { voteActionOf } from '../src/features/votes/votesSlice';

import { holdClock, whileClockRuns } from './support/clock';
import { expectConsole } from './support/expectConsole';
import { catalogueOf, rawFullTool, rawPost, rawTools } from './support/records';
import { routeTo } from './support/routeTo';
import { createTestStore, loadStoredState, memorySource } from './support/testStore';

const { endpoints } = catalogueApi;

/** A returning visitor's journey through everything there is. */
async function journey() {
  holdClock(new Date('2026-11-20T10:00:00Z'));
  localStorage.setItem('theme', 'dark');
  localStorage.setItem(
    'filterPreferences',
    JSON.stringify({ category: '', subcategory: '', pricingModel: 'freemium', platform: '', page: 2 }),
  );
  const records = catalogueOf([rawFullTool('Alpha'), ...rawTools(14)], [rawPost('First post')]);
  const { store, actions } = createTestStore({ source: memorySource(records) });
  await whileClockRuns(loadStoredState(store));
  const { dispatch } = store;
  const list = () =>
    whileClockRuns(dispatch(endpoints.listTools.initiate(listToolsArgOf(selectFilters(store.getState())))));

  dispatch(visitStarted({ seed: 7, startedAt: '2026-11-20T10:00:00.000Z', scheme: 'light' }));
  dispatch(routeTo('/tools', 'POP'));
  await list();
  await whileClockRuns(dispatch(endpoints.listPosts.initiate(undefined)));
  dispatch(panelToggled());
  dispatch(routeTo('/tools?pricing=free', 'REPLACE'));
  await list();
  dispatch(routeTo('/tools', 'REPLACE'));
  await list();
  dispatch(routeTo('/tools?page=2', 'REPLACE'));
  await list();
  await whileClockRuns(dispatch(endpoints.toolBySlug.initiate('alpha')));
  await whileClockRuns(dispatch(endpoints.toolBySlug.initiate('nobody')));
  await whileClockRuns(dispatch(endpoints.listSimilarTools.initiate('coding-assistants')));
  const tool = selectToolBySlug(store.getState(), 'alpha');
  const other = selectToolBySlug(store.getState(), 'tool-01');
  if (!tool || !other) throw new Error('The journey needs both tools.');
  const initialCounts = { upvotes: 30, downvotes: 3, views: 300, clicks: 30 };
  const openedAt = '2026-11-20T10:01:00.000Z';
  dispatch(toolOpened({ id: tool.id, openedAt, initialCounts, viewed: viewedToolOf(tool, openedAt) }));
  dispatch(voteActionOf({ id: tool.id, clicked: 'up', shown: null }));
  dispatch(toolBookmarked(tool, '2026-11-20T10:02:00.000Z'));
  dispatch(toolBookmarked(other, '2026-11-20T10:03:00.000Z'));
  dispatch(toolBookmarkRemoved({ id: other.id }, '2026-11-20T10:04:00.000Z'));
  dispatch(toolAdded(tool));
  dispatch(toolAdded(other));
  dispatch(toolRemoved(other));
  dispatch(themeToggled('light'));
  dispatch(newsletterSubmitted('footer', 'ada@example.com'));
  await jest.advanceTimersByTimeAsync(2000);
  return { live: store.getState(), actions: [...actions] };
}

/** What a file of the log would hold. */
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const first: UnknownAction = { type: '@@INIT' };

// proves state-2
test('a journey’s log, sent through JSON, gives the same state again', async () => {
  expectConsole('error', 'API error: 404');
  const { live, actions } = await journey();
  const replayed = throughJson(actions).reduce<RootState>(rootReducer, rootReducer(undefined, first));
  expect(replayed).toEqual(live);
  expect(throughJson(replayed)).toEqual(throughJson(live));
});

test('the journey went through everything it should replay', async () => {
  expectConsole('error', 'API error: 404');
  const { live, actions } = await journey();
  const types = new Set(actions.map(({ type }) => type));
  for (const type of [
    'persistence/storedStateLoaded',
    'catalogueApi/executeQuery/fulfilled',
    'catalogueApi/executeQuery/rejected',
    visitStarted.type,
    toolOpened.type,
    newsletterAccepted.type,
  ]) {
    expect(types).toContain(type);
  }
  expect(live.theme.scheme).toBe('light');
  expect(live.filters).toMatchObject({ page: 2, pricingModel: '', isPanelOpen: true });
  expect(live.bookmarks.tools.map(({ name }) => name)).toEqual(['Alpha']);
  expect(types).not.toContain(comparisonCleared.type);
});

// proves state-3
test('a replay reads and writes nothing in the browser', async () => {
  expectConsole('error', 'API error: 404');
  const { actions } = await journey();
  localStorage.setItem('theme', 'untouched');
  const stored = () => Object.entries(localStorage);
  const before = stored();
  throughJson(actions).reduce<RootState>(rootReducer, rootReducer(undefined, first));
  await jest.advanceTimersByTimeAsync(2000);
  expect(stored()).toEqual(before);
});

test('jumping back to each step works', async () => {
  expectConsole('error', 'API error: 404');
  const { actions } = await journey();
  const log = throughJson(actions);
  const steps = log.map((_, step) =>
    log.slice(0, step + 1).reduce<RootState>(rootReducer, rootReducer(undefined, first)),
  );
  // Each step again, from the one before it: a jump forward is the same as a walk.
  let state = rootReducer(undefined, first);
  for (const [step, action] of log.entries()) {
    state = rootReducer(state, action);
    expect(steps[step]).toEqual(state);
  }
  expect(steps.length).toBeGreaterThan(30);
});

// proves state-1
test('no action carries anything that JSON loses', async () => {
  expectConsole('error', 'API error: 404');
  const { actions } = await journey();
  const own = actions;
  for (const action of own) expect(throughJson(action)).toEqual(action);
});
