import { act, screen, within } from '@testing-library/react';

import { toolsSlice } from '../src/catalogue/toolsSlice';
import { asRemote } from '../src/domain/remote';
import type { Tool } from '../src/domain/tool';
import {
  bookmarksSlice,
  selectToolBookmarks,
  toolBookmarked,
  toolBookmarkRemoved,
  toolBookmarksCleared,
} from '../src/features/bookmarks/bookmarksSlice';
import { selectComparedTools } from '../src/features/compare/compareSlice';

import { holdClock, whileClockRuns } from './support/clock';
import { catalogueOf, rawTool, rawTools, toolOf } from './support/records';
import { type App, type AppOptions, renderApp } from './support/renderApp';
import { memorySource, type TestStore } from './support/testStore';

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
  expect(screen.getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page');
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

  // proves saved-6
  test('looks into short and long descriptions', async () => {
    const hiking = toolOf(
      rawTool('Delta', { description: 'Plans a walk.', shortDescription: 'For hikers.' }),
    );
    const { user } = await open(saving(alpha, hiking));
    await article('Delta');
    for (const text of ['hikers', 'a walk']) {
      await user.clear(searchBox());
      expect(articleNames()).toEqual(['Alpha', 'Delta']);
      await user.type(searchBox(), text);
      expect(articleNames()).toEqual(['Delta']);
    }
  });

  // proves saved-6, accessibility-15
  test('no match, and back to all', async () => {
    const { user } = await open(saving(alpha, beta));
    await article('Alpha');
    await user.type(searchBox(), 'zzz');
    expect(screen.getByRole('heading', { name: 'No tools found' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    await user.click(present(main.getAllByRole('button', { name: 'Clear search' }).at(-1)));
    expect(articleNames()).toEqual(['Alpha', 'Beta']);
    expect(searchBox()).toHaveValue('');
    expect(searchBox()).toHaveFocus();
  });
});

/** The first three items of the page's lists. */
const placesListed = () =>
  screen
    .getAllByRole('listitem')
    .slice(0, 3)
    .map((item) => item.textContent);
const undo = (name: string) => screen.getByRole('button', { name: `Undo removing ${name}` });
const savedNames = (store: TestStore['store']) =>
  selectToolBookmarks(store.getState()).map(({ name }) => name);

describe('removing', () => {
  // proves saved-30
  test('leaves a place with Undo, which has the focus; nothing closes up', async () => {
    const { user, store, toasts } = await open(saving(alpha, beta, gamma));
    await article('Alpha');
    await user.click(unsave('Beta'));
    expect(undo('Beta')).toHaveFocus();
    expect(articleNames()).toEqual(['Alpha', 'Gamma']);
    expect(placesListed()).toEqual([
      expect.stringContaining('Alpha'),
      expect.stringContaining('Beta removed'),
      expect.stringContaining('Gamma'),
    ]);
    expect(screen.getByText('2 saved tools')).toBeVisible();
    expect(toasts()).toEqual(['Tool removed from bookmarks']);
    await user.click(unsave('Gamma'));
    expect(savedNames(store)).toEqual(['Alpha']);

    await user.click(undo('Beta'));
    expect(unsave('Beta')).toHaveFocus();
    await user.click(undo('Gamma'));
    expect(articleNames()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(savedNames(store)).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(screen.queryByRole('button', { name: /^Undo removing/ })).toBeNull();
  });

  // proves saved-30
  test('the place is gone when the visitor comes back', async () => {
    const { user, goBack } = await open(saving(alpha, beta));
    await article('Alpha');
    await user.click(unsave('Beta'));
    await user.click(screen.getByRole('link', { name: 'Articles 0' }));
    await screen.findByRole('heading', { level: 1, name: 'Bookmarks' });
    goBack();
    await article('Alpha');
    expect(screen.queryByRole('button', { name: /^Undo removing/ })).toBeNull();
  });

  // proves saved-30
  test('all at once: their places stay for 8 seconds, or while one is in use', async () => {
    const { store } = await open(saving(alpha, beta, gamma));
    await article('Alpha');
    holdClock();
    const removeAll = () => {
      const ids = selectToolBookmarks(store.getState()).map(({ id }) => id);
      act(() => void store.dispatch(toolBookmarksCleared({ ids })));
    };
    const undos = () => screen.queryAllByRole('button', { name: /^Undo removing/ });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    removeAll();
    expect(undos()).toHaveLength(3);
    await pass(7900);
    expect(undos()).toHaveLength(3);
    act(() => undo('Beta').focus());
    await pass(5000);
    expect(undos()).toHaveLength(3);
    act(() => undo('Beta').blur());
    await pass(1000);
    expect(undos()).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'No saved tools yet' })).toBeVisible();
  });

  test('the last of all: the empty state below its place', async () => {
    const { user } = await open(saving(alpha));
    await article('Alpha');
    await user.click(unsave('Alpha'));
    expect(await screen.findByRole('heading', { name: 'No saved tools yet' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    expect(undo('Alpha')).toHaveFocus();
    await user.click(undo('Alpha'));
    expect(articleNames()).toEqual(['Alpha']);
    expect(screen.queryByRole('heading', { name: 'No saved tools yet' })).toBeNull();
  });
});

describe('one place', () => {
  // proves saved-20, saved-21
  test('tools and articles have links with their numbers, on both pages', async () => {
    const { user, address } = await open(saving(alpha, beta));
    await article('Alpha');
    const links = () =>
      within(screen.getByRole('navigation', { name: 'Saved' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(links()).toEqual([
      ['Tools 2', 'page'],
      ['Articles 0', null],
    ]);
    await user.click(screen.getByRole('link', { name: 'Articles 0' }));
    expect(address()).toBe('/bookmarks');
    await screen.findByRole('heading', { level: 1, name: 'Bookmarks' });
    expect(links()).toEqual([
      ['Tools 2', null],
      ['Articles 0', 'page'],
    ]);
    const inBar = screen.getByRole('link', { name: 'Saved' });
    expect(inBar).toHaveAttribute('aria-current', 'page');
    expect(inBar).toHaveAccessibleDescription('2 saved tools');
  });

  // proves saved-21
  test.each([
    [0, null, 'Saved'],
    [1, '1', '1 saved tool'],
    [9, '9', '9 saved tools'],
    [10, '9+', '10 saved tools'],
  ])('with %i saved tools the bar shows %j', async (count, shown, title) => {
    await renderApp('/somewhere', saving(...rawTools(count).map(toolOf)));
    const link = await screen.findByRole('link', { name: 'Saved' });
    if (shown === null) expect(link).not.toHaveAttribute('data-saved');
    else expect(link).toHaveAttribute('data-saved', shown);
    expect(link).toHaveAttribute('title', title);
  });
});

describe('order and comparison', () => {
  const painter = toolOf(rawTool('Aquarelle', { category: 'ai-image-generation' }));
  const sortBy = async (user: App['user'], order: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: order }));
  };

  // proves saved-22
  test('by the time of saving, by name, or under a heading for each category', async () => {
    const { user } = await open(saving(gamma, painter, alpha));
    await article('Alpha');
    expect(articleNames()).toEqual(['Gamma', 'Aquarelle', 'Alpha']);
    await sortBy(user, 'Name');
    expect(articleNames()).toEqual(['Alpha', 'Aquarelle', 'Gamma']);
    await sortBy(user, 'Category');
    const group = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('article')
        .map((one) => within(one).getByRole('heading', { level: 3 }).textContent);
    expect(group('Coding')).toEqual(['Gamma', 'Alpha']);
    expect(group('Image Generation')).toEqual(['Aquarelle']);
    await sortBy(user, 'Last saved');
    expect(articleNames()).toEqual(['Gamma', 'Aquarelle', 'Alpha']);
  });

  // proves saved-22, saved-35
  test("an order or more tools leave the scroll position, also after the bar's link", async () => {
    const many = Array.from({ length: 61 }, (_, index) => toolOf(rawTool(`Tool ${index + 1}`)));
    const { user } = await renderApp('/about', saving(...many));
    await user.click(screen.getByRole('link', { name: 'Saved' }));
    await article('Tool 1');
    const scrollTo = jest.spyOn(window, 'scrollTo');
    await sortBy(user, 'Name');
    await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
    expect(articleNames()).toHaveLength(61);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  // proves saved-22
  test('a tool that another tab saves again comes first', async () => {
    const { store } = await open(saving(beta, alpha));
    await article('Alpha');
    const savedAgainAt = '2026-11-20T12:00:00.000Z';
    act(() => {
      store.dispatch(asRemote(toolBookmarkRemoved(alpha, '2026-11-20T11:00:00.000Z')));
      store.dispatch(asRemote(toolBookmarked(alpha, savedAgainAt)));
    });
    expect(articleNames()).toEqual(['Alpha', 'Beta']);
  });

  // proves saved-22, saved-30
  test('a place stays in every order', async () => {
    const { user } = await open(saving(gamma, beta, alpha));
    await article('Alpha');
    await user.click(unsave('Beta'));
    await sortBy(user, 'Name');
    expect(placesListed()).toEqual([
      expect.stringContaining('Alpha'),
      expect.stringContaining('Beta removed'),
      expect.stringContaining('Gamma'),
    ]);
  });

  // proves saved-35
  test('of a long list 60, and more on request, with the focus on the first of these', async () => {
    const many = Array.from({ length: 61 }, (_, index) => toolOf(rawTool(`Tool ${index + 1}`)));
    const { user } = await open(saving(...many));
    await article('Tool 1');
    expect(articleNames()).toHaveLength(60);
    expect(screen.getByText('61 saved tools')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
    expect(within(await article('Tool 61')).getByRole('link')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  // proves saved-22, saved-35
  test('of a long list by category 60 in all', async () => {
    const categories = ['coding-assistants', 'ai-image-generation'];
    const many = categories.flatMap((category) =>
      Array.from({ length: 40 }, (_, index) => toolOf(rawTool(`${category} ${index + 1}`, { category }))),
    );
    const { user } = await open(saving(...many));
    await article('coding-assistants 1');
    await sortBy(user, 'Category');
    expect(articleNames()).toHaveLength(60);
    await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
    expect(articleNames()).toHaveLength(80);
  });

  test('room for more fills up the last row of all saved tools alone', async () => {
    const room = () => screen.queryByText('Room for more');
    const { user } = await open(saving(alpha, beta));
    await article('Alpha');
    expect(room()).toBeInTheDocument();
    await user.type(searchBox(), 'alpha');
    expect(room()).toBeNull();
    await user.clear(searchBox());
    expect(room()).toBeInTheDocument();
    await sortBy(user, 'Category');
    expect(room()).toBeNull();
    await sortBy(user, 'Name');
    expect(room()).toBeInTheDocument();
    for (const name of ['Alpha', 'Beta']) await user.click(unsave(name));
    expect(undo('Beta')).toBeVisible();
    expect(room()).toBeNull();
  });

  // proves saved-23
  test('the first three as they are listed become the selection', async () => {
    const { user, store, address } = await open(saving(gamma, painter, beta, alpha));
    await article('Alpha');
    await sortBy(user, 'Name');
    await user.click(screen.getByRole('button', { name: 'Compare first three' }));
    expect(address()).toBe('/compare/alpha,aquarelle,beta');
    expect(selectComparedTools(store.getState()).map(({ name }) => name)).toEqual([
      'Alpha',
      'Aquarelle',
      'Beta',
    ]);
  });

  // proves saved-23
  test('with two both, with one none', async () => {
    const { user } = await open(saving(alpha, beta));
    await article('Alpha');
    expect(screen.getByRole('button', { name: 'Compare both' })).toBeVisible();
    await user.click(unsave('Alpha'));
    expect(screen.queryByRole('button', { name: /^Compare (both|first)/ })).toBeNull();
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
