import { act, screen, waitFor, within } from '@testing-library/react';

import { toolsSlice } from '../src/catalogue/toolsSlice';
import type { Tool } from '../src/domain/tool';
import { bookmarksSlice, selectToolBookmarks } from '../src/features/bookmarks/bookmarksSlice';
import { selectComparedTools } from '../src/features/compare/compareSlice';

import { holdClock, whileClockRuns } from './support/clock';
import { catalogueOf, rawTool, toolOf } from './support/records';
import { type AppOptions, renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

const savedAt = '2026-11-20T10:00:00.000Z';
const alpha = toolOf(rawTool('Alpha', { description: 'Draws maps.' }));
const beta = toolOf(rawTool('Beta', { description: 'Writes letters.' }));
const gamma = toolOf(rawTool('Gamma', { description: 'Draws faces.' }));

const saving = (...tools: Tool[]): AppOptions => ({
  preloadedState: {
    bookmarks: {
      ...bookmarksSlice.getInitialState(),
      tools: tools.map((tool) => ({ ...tool, bookmarkedAt: savedAt })),
    },
  },
});
const open = (options: AppOptions = {}) => renderApp('/saved-tools', options);

const article = (name: string) => screen.findByRole('article', { name });
const articleNames = () =>
  screen.queryAllByRole('article').map((one) => within(one).getByRole('link').textContent);
const searchBox = () => screen.getByRole('searchbox', { name: 'Search your saved tools...' });
const unsave = (name: string) => screen.getByRole('button', { name: `Remove ${name} from saved` });

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is not there.');
  return value;
}

// proves saved-7
test('three placeholders for 300 ms, then the cards', async () => {
  holdClock();
  await whileClockRuns(open(saving(alpha)));
  const placeholders = () => document.querySelectorAll('main [aria-busy="true"] [data-skeleton]');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(placeholders()).toHaveLength(3);
  expect(articleNames()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(placeholders()).toHaveLength(0);
  expect(articleNames()).toEqual(['Alpha']);
});

// proves seo-11
test('the saved tools by their own snapshots, without a call', async () => {
  const source = memorySource(catalogueOf([]));
  await open({ source, ...saving(alpha, beta) });
  await article('Alpha');
  expect(articleNames()).toEqual(['Alpha', 'Beta']);
  expect(screen.getByText('2 saved tools')).toBeVisible();
  expect(screen.getByText('Draws maps.')).toBeVisible();
  expect(source.requests).toEqual([]);
  expect(document.title).toBe('Saved tools - Toolshelf');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  expect(screen.getByRole('link', { name: 'Saved tools' })).toHaveAttribute('aria-current', 'page');
});

test('what the catalogue has brought since stands before the snapshot', async () => {
  const fresh = { ...alpha, shortDescription: 'Draws better maps.' };
  const tools = toolsSlice.getInitialState();
  await open({
    preloadedState: {
      ...saving(alpha).preloadedState,
      tools: { ...tools, ids: [alpha.id], entities: { [alpha.id]: fresh }, idBySlug: { alpha: alpha.id } },
    },
  });
  await article('Alpha');
  expect(screen.getByText('Draws better maps.')).toBeVisible();
  expect(screen.queryByText('Draws maps.')).toBeNull();
});

test('a tool whose id every object knows is one like any other', async () => {
  await open(saving(toolOf(rawTool('Constructor', { id: 'constructor', _id: 'constructor' }))));
  expect(await article('Constructor')).toBeVisible();
});

test('a saved tool goes into the comparison as a tool', async () => {
  const { user, store } = await open(saving(alpha));
  await article('Alpha');
  await user.click(screen.getByRole('button', { name: 'Compare Alpha' }));
  expect(selectComparedTools(store.getState())).toEqual([alpha]);
});

describe('the search', () => {
  // proves saved-6
  test('filters by name or description, whatever the capitals', async () => {
    const { user } = await open(saving(alpha, beta, gamma));
    await article('Alpha');
    await user.type(searchBox(), 'DRAWS');
    expect(articleNames()).toEqual(['Alpha', 'Gamma']);
    expect(screen.getByText('2 of 3 saved tools')).toBeVisible();
    await user.clear(searchBox());
    await user.type(searchBox(), 'bet');
    expect(articleNames()).toEqual(['Beta']);
  });

  test('no match, and back to all', async () => {
    const { user } = await open(saving(alpha, beta));
    await article('Alpha');
    await user.type(searchBox(), 'zzz');
    expect(screen.getByRole('heading', { name: 'No tools found' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    await user.click(present(main.getAllByRole('button', { name: 'Clear search' }).at(-1)));
    expect(articleNames()).toEqual(['Alpha', 'Beta']);
    expect(searchBox()).toHaveValue('');
  });
});

describe('removing', () => {
  test('the focus goes to the next card, behind the last one to the search', async () => {
    const { user, store, toasts } = await open(saving(alpha, beta, gamma));
    await article('Alpha');
    await user.click(unsave('Beta'));
    expect(unsave('Gamma')).toHaveFocus();
    expect(toasts()).toEqual(['Tool removed from bookmarks']);
    expect(screen.getByText('2 saved tools')).toBeVisible();
    await waitFor(() => expect(articleNames()).toEqual(['Alpha', 'Gamma']));
    await user.click(unsave('Gamma'));
    expect(searchBox()).toHaveFocus();
    expect(selectToolBookmarks(store.getState()).map(({ name }) => name)).toEqual(['Alpha']);
  });

  test('the last of all leaves the empty state', async () => {
    const { user } = await open(saving(alpha));
    await article('Alpha');
    await user.click(unsave('Alpha'));
    expect(await screen.findByRole('heading', { name: 'No saved tools yet' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

// proves saved-8
test('nothing saved: no search, no count, three questions', async () => {
  const { user, address } = await open();
  await screen.findByRole('heading', { name: 'No saved tools yet' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText(/saved tools$/, { selector: 'p[aria-live]' })).toBeNull();
  const questions = within(screen.getByRole('region', { name: 'Frequently asked questions' }));
  expect(questions.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await user.click(screen.getByRole('link', { name: 'Explore AI Tools' }));
  expect(address()).toBe('/tools');
});
