import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, screen, within } from '@testing-library/react';

import type { RootState } from '../src/app/rootReducer';
import { screens } from '../src/app/routes';
import { readSession } from '../src/app/session/readSession';
import { catalogueApi } from '../src/catalogue/catalogueApi';
import { routeChanged, toolOpened } from '../src/domain/events';
import { limits } from '../src/domain/limits';
import { viewedToolOf } from '../src/domain/viewedTool';
import { toolBookmarked } from '../src/features/bookmarks/bookmarksSlice';
import { messageSubmitted, selectMessageOutcomes } from '../src/features/contact/contactSlice';
import { themeToggled } from '../src/features/theme/themeSlice';

import { holdClock } from './support/clock';
import { devToolsEngine } from './support/devToolsEngine';
import { catalogueOf, rawFullTool, rawPost, rawTools, toolOf } from './support/records';
import { renderApp } from './support/renderApp';
import { routeTo } from './support/routeTo';
import { createTestStore, loadStoredState, memorySource, type TestStore } from './support/testStore';

const folder = path.join(__dirname, 'replays');
const sessions = readdirSync(folder)
  .filter((name) => name.endsWith('.session.json'))
  .map((name) => [name, readSession(readFileSync(path.join(folder, name), 'utf8'))] as const);

const catalogue = catalogueOf(
  [rawFullTool('Alpha'), ...rawTools(14)],
  [rawPost('First post'), rawPost('Second post')],
);
const alpha = toolOf(rawFullTool('Alpha'));

/** What a visitor would lose or notice. */
function watchEffects({ actions, sent, notices }: TestStore, requests: readonly unknown[]) {
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const removed = jest.spyOn(Storage.prototype, 'removeItem');
  const counts = () => ({
    actions: actions.length,
    requests: requests.length,
    messages: sent.length,
    toasts: notices.length,
    writes: written.mock.calls.length + removed.mock.calls.length,
  });
  const before = counts();
  return { expectNone: () => expect(counts()).toEqual(before) };
}

afterEach(() => jest.restoreAllMocks());

/** A store with DevTools' engine, whose components dispatch whatever is shown. */
async function busyStore() {
  const source = memorySource(catalogue);
  const engine = devToolsEngine();
  const opened = createTestStore({ source, enhancer: engine.enhancer });
  const { store } = opened;
  const flush = await loadStoredState(store);
  store.dispatch(routeTo('/tools/alpha', 'POP'));
  const openedAt = '2026-11-20T10:00:00.000Z';
  const initialCounts = { upvotes: 30, downvotes: 3, views: 300, clicks: 30 };
  const act = () => {
    store.dispatch(
      toolOpened({ id: alpha.id, openedAt, initialCounts, viewed: viewedToolOf(alpha, openedAt) }),
    );
    const read = store.dispatch(catalogueApi.endpoints.toolBySlug.initiate(`any-${openedAt}`));
    void read.refetch();
    read.unsubscribe();
    store.dispatch(themeToggled('dark'));
    void flush();
  };
  await flush();
  return { ...opened, source, engine, flush, act };
}

// proves state-6, state-8
test.each(sessions)('jumps, skips and reorders in %s have no effects', async (_, session) => {
  const opened = await busyStore();
  const { engine, store, source } = opened;
  const { expectNone } = watchEffects(opened, source.requests);
  engine.importSession(session);
  const count = engine.ids().length;
  expect(count).toBe(session.actions.length + 1);
  const shown = new Set<unknown>();
  store.subscribe(() => {
    shown.add(store.getState());
    opened.act();
  });

  const there = [...Array(count).keys()];
  for (const index of [...there, ...there.reverse()]) {
    engine.jumpTo(index);
    expect(store.getState()).toBe(engine.states()[index]);
  }
  for (const id of engine.ids().slice(1)) {
    engine.toggle(id);
    engine.toggle(id);
  }
  for (let round = 0; round < 60; round += 1) {
    const ids = engine.ids();
    engine.reorder(ids[1 + ((round * 7) % (count - 1))] ?? 1, ids[1 + ((round * 13) % (count - 1))] ?? 1);
  }
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown.size).toBeGreaterThan(count / 2);
  expectNone();
  expect(engine.ids()).toHaveLength(count);
});

const blogLink = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Blog' });

const bar = () => screen.findByRole('region', { name: 'Recorded state' });

// proves state-8, state-9
test('the page shows each state at its route, and goes on from the last one shown', async () => {
  await Promise.all(Object.values(screens).map(({ preload }) => preload()));
  await import('../src/app/timeTravel/TimeTravelBar');
  const source = memorySource(catalogue);
  const engine = devToolsEngine();
  localStorage.setItem('toolBookmarks', JSON.stringify([{ _id: 'kept', name: 'Kept', slug: 'kept' }]));
  const app = await renderApp('/tools/alpha', { source, enhancer: engine.enhancer });
  const { store } = app;
  await screen.findByRole('heading', { level: 1, name: 'Alpha' });
  await app.flush();
  const { expectNone } = watchEffects(app, source.requests);

  const [, session] = sessions.find(([name]) => name.startsWith('first-visit')) ?? [];
  if (!session) throw new Error('The session is missing.');
  act(() => engine.importSession(session));
  const states = engine.states() as RootState[];
  const navigations = session.actions.flatMap(({ type }, at) => (type === routeChanged.type ? [at + 1] : []));
  const shown = new Set<string>();
  for (const index of [...navigations, ...navigations.toReversed()]) {
    act(() => engine.jumpTo(index));
    await act(() => Promise.resolve());
    shown.add(`${states[index]?.visit.route.pathname}: ${document.title}`);
  }
  expect([...shown]).toEqual([
    '/tools: All AI Tools - Toolshelf',
    '/tools/tool-13: Video Tool 13: review, features and pricing - Toolshelf',
    '/compare/tool-13,tool-14: Compare: Video Tool 13 vs Video Tool 14 - Toolshelf',
  ]);

  const list = states.findIndex(({ catalogueApi: { queries } }) =>
    Object.values(queries).some((query) => query?.status === QueryStatus.pending),
  );
  act(() => engine.jumpTo(list));
  expect(await bar()).toHaveTextContent('Viewing a recorded state. Nothing is saved or loaded.');
  await app.user.click(screen.getByRole('button', { name: /^Switch to/ }));
  await app.user.click(blogLink());
  expect(app.address()).toBe('/tools/alpha');
  expectNone();

  await app.user.click(screen.getByRole('button', { name: 'Continue from here' }));
  expect(screen.queryByRole('region', { name: 'Recorded state' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(app.address()).toBe('/tools?record');
  expect(engine.ids().length).toBeLessThan(10);
  // What was stored is merged, and what was being loaded is asked for again.
  expect(store.getState().bookmarks.tools).toMatchObject([{ name: 'Kept' }]);
  expect((await screen.findAllByText('Alpha')).length).toBeGreaterThan(0);
  act(() => void store.dispatch(toolBookmarked(alpha)));
  await app.flush();
  expect(JSON.parse(localStorage.getItem('toolBookmarks') ?? '')).toMatchObject([
    { name: 'Alpha' },
    { name: 'Kept' },
  ]);
  expect(app.sent).toHaveLength(2);
  await app.user.click(blogLink());
  expect(app.address()).toBe('/blog');
});

test('what waits when time travel starts is cancelled, and has failed where it is gone on from', async () => {
  holdClock();
  const engine = devToolsEngine();
  const { store, notices, actions } = createTestStore({ enhancer: engine.enhancer });
  const { payload: id } = store.dispatch(
    messageSubmitted({ name: 'Ada', email: 'ada@example.com', subject: 's', message: 'm' }),
  );
  const outcome = () => selectMessageOutcomes(store.getState())[id];
  const sending = engine.states().length - 1;
  engine.jumpTo(0);
  await jest.advanceTimersByTimeAsync(2 * limits.contactDelayMs);
  engine.jumpTo(sending);
  expect(outcome()).toBe('pending');
  expect(notices).toEqual([]);
  store.timeTravel.continueFromHere();
  expect(outcome()).toBe('failed');
  expect(actions.at(-1)?.type).toBe('visit/recordedStateContinued');
});

test('what a visitor did is stored before another state is shown', async () => {
  const { store, engine } = await busyStore();
  store.dispatch(toolBookmarked(alpha));
  engine.jumpTo(0);
  expect(JSON.parse(localStorage.getItem('toolBookmarks') ?? '')).toMatchObject([{ name: 'Alpha' }]);
});

// proves state-21
test('a recording has no jumps, and begins anew where the visitor continues from another state', () => {
  const engine = devToolsEngine();
  const { store } = createTestStore({ enhancer: engine.enhancer });
  const recorded = () => store.recorder.recording();
  const types = () => recorded().actions.map(({ action }) => action.type);
  store.dispatch(toolBookmarked(alpha));
  const earlier = engine.states().length - 2;
  const before = types();
  engine.jumpTo(earlier);
  expect(types()).toEqual(before);
  store.timeTravel.continueFromHere();
  store.dispatch(toolBookmarked(alpha));
  expect(types()).toEqual(['visit/recordedStateContinued', 'bookmarks/toolBookmarked']);
  expect(recorded()).toMatchObject({ preloadedState: { bookmarks: { tools: [] } }, isCut: true });
});

test('a store for replays shows states and has no events', () => {
  const { store, actions } = createTestStore({ isReplay: true });
  const state = { ...store.getState(), theme: { scheme: 'dark', isChosen: true, toggledAt: '' } } as const;
  store.timeTravel.show(state);
  expect(store.getState()).toBe(state);
  store.dispatch(toolBookmarked(alpha));
  store.timeTravel.continueFromHere();
  store.dispatch(toolBookmarked(alpha));
  expect(store.getState()).toBe(state);
  expect(actions.map(({ type }) => type)).toEqual(['@@timeTravel/stateShown']);
});
