import { holdClock, whileClockRuns } from '../../../tests/support/clock';
import { expectConsole } from '../../../tests/support/expectConsole';
import { rawTool, toolOf } from '../../../tests/support/records';
import { createTestStore, loadStoredState } from '../../../tests/support/testStore';
import { toolOpened } from '../../domain/events';
import { type ViewedTool, viewedToolOf } from '../../domain/viewedTool';

import { selectRecentlyViewed } from './recentlyViewedSlice';

const initialCounts = { upvotes: 40, downvotes: 5, views: 500, clicks: 50 };
const key = 'recentlyViewedTools';

function open() {
  const { store } = createTestStore();
  let minute = 10;
  return {
    store,
    view: (name: string, more = {}) => {
      const openedAt = `2026-11-20T10:${minute++}:00.000Z`;
      const tool = toolOf(rawTool(name, more));
      store.dispatch(
        toolOpened({ id: tool.id, openedAt, initialCounts, viewed: viewedToolOf(tool, openedAt) }),
      );
    },
    names: () => selectRecentlyViewed(store.getState()).map(({ name }) => name),
  };
}

const entry = (name: string, more: Partial<ViewedTool> = {}): ViewedTool => ({
  ...viewedToolOf(toolOf(rawTool(name)), '2026-11-20T10:00:00.000Z'),
  ...more,
});

// proves tool-27
test('a viewed tool is kept with its fields and no others', () => {
  const { store, view } = open();
  view('Alpha', { logo: 'https://img.example/a.png' });
  expect(selectRecentlyViewed(store.getState())).toEqual([
    {
      _id: 'id-alpha',
      name: 'Alpha',
      slug: 'alpha',
      logo: 'https://img.example/a.png',
      category: 'coding-assistants',
      description: 'Alpha does one thing.',
      timestamp: '2026-11-20T10:10:00.000Z',
    },
  ]);
});

// proves tool-27
test('its description is cut to 100 characters and an ellipsis', () => {
  const { store, view } = open();
  view('Alpha', { description: 'a'.repeat(101) });
  view('Beta', { description: 'b'.repeat(100) });
  const [beta, alpha] = selectRecentlyViewed(store.getState());
  expect(alpha?.description).toBe(`${'a'.repeat(100)}…`);
  expect(beta?.description).toBe('b'.repeat(100));
});

// proves tool-25
test('newest first, and none twice', () => {
  const { store, view, names } = open();
  for (const name of ['Alpha', 'Beta', 'Alpha']) view(name);
  expect(names()).toEqual(['Alpha', 'Beta']);
  expect(selectRecentlyViewed(store.getState())[0]?.timestamp).toBe('2026-11-20T10:12:00.000Z');
});

// proves tool-26
test('ten at most', () => {
  const { view, names } = open();
  for (let number = 1; number <= 11; number += 1) view(`Tool ${number}`);
  expect(names()).toHaveLength(10);
  expect(names()[0]).toBe('Tool 11');
  expect(names().at(-1)).toBe('Tool 2');
});

// proves storage-7
test('the list is stored as a plain list, and is there again', async () => {
  const first = open();
  const flush = await loadStoredState(first.store);
  expect(localStorage.getItem(key)).toBeNull();
  first.view('Alpha');
  first.view('Beta');
  await flush();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(selectRecentlyViewed(first.store.getState()));
  const second = open();
  await loadStoredState(second.store);
  expect(second.names()).toEqual(['Beta', 'Alpha']);
});

// proves tool-28
test('a list that cannot be stored is kept for the visit, and only logged', async () => {
  expectConsole('warn', 'The browser refuses to store more');
  const { store } = createTestStore();
  holdClock();
  const flush = await whileClockRuns(loadStoredState(store));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const openedAt = '2026-11-20T10:00:00.000Z';
  const tool = toolOf(rawTool('Alpha'));
  store.dispatch(toolOpened({ id: tool.id, openedAt, initialCounts, viewed: viewedToolOf(tool, openedAt) }));
  await flush();
  jest.advanceTimersByTime(10);
  expect(selectRecentlyViewed(store.getState()).map(({ name }) => name)).toEqual(['Alpha']);
  expect(localStorage.getItem(key)).toBeNull();
});

test('bad, repeated and surplus entries of a stored list are dropped', async () => {
  expectConsole('warn', /Entry [235] of the stored recentlyViewedTools could not be read/);
  const stored = [
    entry('Alpha'),
    { ...entry('Nameless'), name: '' },
    { ...entry('Timeless'), timestamp: 'yesterday' },
    entry('Alpha', { description: 'Older' }),
    null,
    ...Array.from({ length: 12 }, (_, index) => entry(`Tool ${index}`)),
  ];
  localStorage.setItem(key, JSON.stringify(stored));
  const { store, names } = open();
  await loadStoredState(store);
  expect(names()).toHaveLength(10);
  expect(names().slice(0, 2)).toEqual(['Alpha', 'Tool 0']);
  expect(selectRecentlyViewed(store.getState())[0]?.description).toBe('Alpha does one thing.');
});

test.each(['{"half', '{"a":1}', '7'])('a stored %s is ignored and logged', async (text) => {
  localStorage.setItem(key, text);
  expectConsole('warn', 'recentlyViewedTools');
  const { store, names } = open();
  await loadStoredState(store);
  expect(names()).toEqual([]);
});
