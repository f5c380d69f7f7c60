import type { UnknownAction } from '@reduxjs/toolkit';

import { rootReducer, type RootState } from '../src/app/rootReducer';
import { catalogueApi, listToolsArgOf } from '../src/catalogue/catalogueApi';
import { selectToolBySlug } from '../src/catalogue/toolsSlice';
import { toolOpened, visitStarted } from '../src/domain/events';
import { viewedToolOf } from '../src/domain/viewedTool';
import { toolBookmarked, toolBookmarkRemoved } from '../src/features/bookmarks/bookmarksSlice';
import { comparisonCleared, toolAdded, toolRemoved } from '../src/features/compare/compareSlice';
import { panelToggled, selectFilters } from '../src/features/filters/filtersSlice';
import { newsletterAccepted, newsletterSubmitted } from '../src/features/newsletter/newsletterSlice';
import { themeToggled } from '../src/features/theme/themeSlice';
import { voteActionOf } from '../src/features/votes/votesSlice';

import { holdClock, whileClockRuns } from './support/clock';
import { devToolsEngine } from './support/devToolsEngine';
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
test('a replay in a running application reads, writes, sends and tells nothing', async () => {
  expectConsole('error', 'API error: 404');
  const { live, actions } = await journey();
  const source = memorySource(catalogueOf([]));
  const engine = devToolsEngine();
  const opened = createTestStore({ source, enhancer: engine.enhancer });
  await whileClockRuns(loadStoredState(opened.store));
  await jest.advanceTimersByTimeAsync(2000);
  const { store, notices, sent } = opened;
  const counts = () => [source.requests.length, notices.length, sent.length];
  const before = counts();
  const storage = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name),
  );

  engine.importSession({ preloadedState: undefined, actions: throughJson(actions) });
  expect(store.getState()).toEqual(live);
  for (const index of engine.ids().keys()) engine.jumpTo(index);
  await jest.advanceTimersByTimeAsync(2000);
  window.dispatchEvent(new Event('pagehide'));
  expect(counts()).toEqual(before);
  for (const access of storage) {
    expect(access).not.toHaveBeenCalled();
    access.mockRestore();
  }
});

// proves state-1
test('no action carries anything that JSON loses', async () => {
  expectConsole('error', 'API error: 404');
  const { actions } = await journey();
  const own = actions;
  for (const action of own) expect(throughJson(action)).toEqual(action);
});
