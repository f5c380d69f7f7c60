import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';

import { toolsSlice } from '../src/catalogue/toolsSlice';
import { viewedToolOf } from '../src/domain/viewedTool';
import { bookmarksSlice } from '../src/features/bookmarks/bookmarksSlice';
import {
  compareSlice,
  comparisonCleared,
  selectComparedTools,
  toolRemoved,
} from '../src/features/compare/compareSlice';

import { holdClock, whileClockRuns } from './support/clock';
import { expectConsole } from './support/expectConsole';
import { catalogueOf, rawFullTool, rawTool, toolOf } from './support/records';
import { type AppOptions, renderApp } from './support/renderApp';
import { memorySource } from './support/testStore';

const longName = 'A tool whose name is so long that nobody can say it at once';
const names = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const raws = names.map((name) => rawTool(name));
const source = () => memorySource(catalogueOf(raws));

const alpha = toolOf(
  rawFullTool('Alpha', { id: undefined, features: ['**Chat**', 'Voice'], useCases: ['Writing'] }),
);
const beta = toolOf(
  rawTool('Beta', {
    features: ['Chat', 'Search'],
    useCases: ['Writing'],
    pricing: alpha.pricing,
    logo: 'https://img.example/beta.png',
  }),
);
const gamma = toolOf(rawTool('Gamma', { features: ['Chat'] }));
const savedAt = '2026-11-20T10:00:00.000Z';

const open = (path: string, options: AppOptions = {}) => renderApp(path, { source: source(), ...options });
const choosing = (...items: (typeof alpha)[]): AppOptions => ({
  preloadedState: { compare: { ...compareSlice.getInitialState(), items } },
});

const table = () => screen.findByRole('table');
const emptyState = () => screen.findByRole('heading', { level: 1, name: 'No Tools to Compare' });
const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((head) => within(head).getByRole('link').textContent);
const cellsOf = async (name: string) =>
  within(within(await table()).getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');
const textsOf = async (name: string) => (await cellsOf(name)).map(({ textContent }) => textContent);
const rowNames = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('It is not there.');
  return value;
}

/** Loads the tray's code, which would otherwise come in the middle of the first test. */
beforeAll(async () => {
  await open('/about', choosing(alpha));
  await screen.findByRole('region', { name: 'Comparison tray' });
  cleanup();
});

describe('what is compared', () => {
  // proves compare-6
  test('three placeholders for 800 ms, then the table', async () => {
    holdClock();
    await whileClockRuns(open('/compare/alpha,beta', choosing(alpha, beta)));
    const placeholders = () => document.querySelectorAll('main [aria-busy="true"] [data-skeleton]');
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(placeholders()).toHaveLength(3);
    expect(screen.queryByRole('table')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(placeholders()).toHaveLength(0);
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  // proves compare-7
  test('the selection, whatever the address says', async () => {
    await open('/compare/cursor,chatgpt', choosing(beta, alpha));
    expect(await columns()).toEqual(['Beta', 'Alpha']);
  });

  // proves compare-8, routes-6
  test('else the tools of the address: from the entity table, the stored lists and the samples', async () => {
    const delta = toolOf(rawTool('Delta'));
    const tools = toolsSlice.getInitialState();
    await open('/compare/delta,beta,gamma', {
      preloadedState: {
        tools: { ...tools, ids: [delta.id], entities: { [delta.id]: delta }, idBySlug: { delta: delta.id } },
        bookmarks: {
          ...bookmarksSlice.getInitialState(),
          tools: [{ ...beta, bookmarkedAt: savedAt }],
        },
        recentlyViewed: { items: [viewedToolOf(gamma, savedAt)], missing: {} },
      },
    });
    expect(await columns()).toEqual(['Delta', 'Beta', 'Gamma']);
  });

  // proves compare-8, compare-9
  test('unknown ones are dropped, repeats count once, and the first three stand', async () => {
    const { toasts } = await open('/compare/cursor,nobody,cursor,chatgpt,zapier,jasper');
    expect(await columns()).toEqual(['Cursor', 'ChatGPT', 'Zapier']);
    expect(toasts()).toEqual([]);
  });

  // proves compare-10
  test.each([
    ['one known tool', '/compare/cursor,nobody'],
    ['none', '/compare/nobody,no-one'],
  ])('%s: the empty state', async (_, path) => {
    expectConsole('error', 'API error: 404 /api/tools/slug/nobody');
    if (path.includes('no-one')) expectConsole('error', 'API error: 404 /api/tools/slug/no-one');
    const { user, address } = await open(path);
    await emptyState();
    expect(
      screen.getByText('Please select at least two tools to compare from our tools collection.'),
    ).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await user.click(screen.getByRole('link', { name: 'Browse Tools' }));
    expect(address()).toBe('/tools');
  });

  // proves compare-8
  test('a tool that nothing known has is read from the API', async () => {
    const memory = source();
    await open('/compare/alpha,cursor,gamma', { source: memory });
    expect(await columns()).toEqual(['Alpha', 'Cursor', 'Gamma']);
    expect(memory.requests.map(({ path }) => path)).toEqual([
      '/api/tools/slug/alpha',
      '/api/tools/slug/gamma',
    ]);
  });

  // proves compare-8
  test('no call is made for tools that are known', async () => {
    const memory = source();
    await open('/compare/cursor,chatgpt', { source: memory });
    await table();
    expect(memory.requests).toEqual([]);
  });
});

describe('taking a tool out on the page', () => {
  // proves compare-11
  test('takes it out of the selection and the address, and moves the focus on', async () => {
    const { user, store, address } = await open('/compare/alpha,beta,gamma', choosing(alpha, beta, gamma));
    const remove = async (name: string) =>
      user.click(within(await table()).getByRole('button', { name: `Remove ${name} from comparison` }));
    await remove('Beta');
    expect(await columns()).toEqual(['Alpha', 'Gamma']);
    expect(address()).toBe('/compare/alpha,gamma');
    expect(selectComparedTools(store.getState()).map(({ name }) => name)).toEqual(['Alpha', 'Gamma']);
    expect(screen.getByRole('button', { name: 'Remove Gamma from comparison' })).toHaveFocus();
    await remove('Gamma');
    await emptyState();
    expect(selectComparedTools(store.getState()).map(({ name }) => name)).toEqual(['Alpha']);
  });

  // proves compare-11
  test('works without a selection too', async () => {
    const { user, address, toasts } = await open('/compare/cursor,chatgpt,zapier');
    await table();
    await user.click(screen.getByRole('button', { name: 'Remove ChatGPT from comparison' }));
    expect(await columns()).toEqual(['Cursor', 'Zapier']);
    expect(address()).toBe('/compare/cursor,zapier');
    expect(toasts()).toEqual([]);
  });

  test('what the tray takes out, or clears, goes from the page', async () => {
    const { store } = await open('/compare/alpha,beta,gamma', choosing(alpha, beta, gamma));
    await table();
    act(() => void store.dispatch(toolRemoved(alpha)));
    expect(await columns()).toEqual(['Beta', 'Gamma']);
    act(() => void store.dispatch(comparisonCleared()));
    await emptyState();
  });
});

describe('the table', () => {
  // proves compare-13
  test('its rows', async () => {
    await open('/compare/alpha,beta', choosing(alpha, { ...beta, rating: 0 }));
    await table();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alpha vs Beta');
    expect((await rowNames()).slice(0, 5)).toEqual(['Rating', 'Pricing', 'Description', 'Features', 'Visit']);
    expect(await textsOf('Rating')).toEqual(['4.6/5', '-/5']);
    expect(await textsOf('Pricing')).toEqual([alpha.pricing, alpha.pricing]);
    expect(await textsOf('Description')).toEqual(['Alpha in short.', 'Beta does one thing.']);
    const [features] = await cellsOf('Features');
    expect(
      within(present(features))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Chat', 'Voice']);
    const visit = screen.getByRole('link', { name: /^Try Alpha/ });
    expect(visit).toHaveAttribute('href', 'https://tool.example/start?plan=team&ref=ai-toolshelf#top');
    expect(visit).toHaveAttribute('target', '_blank');
    expect(visit).toHaveAttribute('rel', 'noopener sponsored');
    expect(screen.queryByRole('link', { name: /^Try Beta/ })).toBeNull();
  });

  // proves compare-14
  test('features and use cases, with the words', async () => {
    await open('/compare/alpha,beta', choosing(alpha, beta));
    await screen.findByRole('heading', { level: 2, name: 'Feature-by-Feature Comparison' });
    expect(screen.getByRole('heading', { level: 2, name: 'Use Cases Comparison' })).toBeVisible();
    expect((await rowNames()).slice(5)).toEqual([
      'API',
      'Single sign-on',
      'Chat',
      'Voice',
      'Search',
      'Writing',
    ]);
    expect(await textsOf('API')).toEqual(['Yes', 'Not listed']);
    expect(await textsOf('Single sign-on')).toEqual(['No', 'Not listed']);
    expect(await textsOf('Chat')).toEqual(['Yes', 'Yes']);
    expect(await textsOf('Voice')).toEqual(['Yes', 'No']);
    expect(await textsOf('Search')).toEqual(['No', 'Yes']);
  });

  // proves compare-15
  test('a section without rows is not there', async () => {
    await open('/compare/gamma,delta', choosing(gamma, toolOf(rawTool('Delta'))));
    await screen.findByRole('heading', { name: 'Feature-by-Feature Comparison' });
    expect(screen.queryByRole('heading', { name: 'Use Cases Comparison' })).toBeNull();
  });

  test('only the differences', async () => {
    const { user } = await open('/compare/alpha,beta', choosing(alpha, beta));
    await table();
    await user.click(screen.getByRole('switch', { name: 'Differences only' }));
    expect(await rowNames()).toEqual([
      ...['Rating', 'Description', 'Features', 'Visit', 'API', 'Single sign-on', 'Voice', 'Search'],
    ]);
    expect(screen.queryByRole('heading', { name: 'Use Cases Comparison' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Differences only' }));
    expect(await rowNames()).toContain('Writing');
  });

  // proves compare-12
  test('a logo that fails gives way to the placeholder image', async () => {
    await open('/compare/alpha,beta', choosing(alpha, beta));
    const logo = () =>
      within(screen.getByRole('columnheader', { name: /^Beta/ })).queryByRole('presentation', {
        hidden: true,
      });
    await table();
    expect(logo()).toHaveAttribute('src', 'https://img.example/beta.png');
    fireEvent.error(present(logo()));
    expect(logo()).toHaveAttribute('src', '/images/tool-placeholder.svg');
  });

  // proves compare-12
  test('a name of 60 characters stands in full in its title', async () => {
    await open('/compare/x,y', choosing(alpha, toolOf(rawTool(longName))));
    await table();
    expect(screen.getByRole('link', { name: longName })).toHaveAttribute('title', longName);
  });

  // proves compare-16, seo-11
  test('its head: title, robots and structured data', async () => {
    const { user, address } = await open('/compare/alpha,beta', choosing(alpha, beta));
    await table();
    expect(document.title).toBe('Compare: Alpha vs Beta - Toolshelf');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    const node: unknown = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    );
    expect(node).toMatchObject({
      '@type': 'Article',
      headline: 'Compare: Alpha vs Beta',
      about: [{ name: 'Alpha' }, { name: 'Beta' }],
    });
    await user.click(screen.getByRole('link', { name: 'Back to all tools' }));
    expect(address()).toBe('/tools');
  });
});
