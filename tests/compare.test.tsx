import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { selectToolEntities, toolsSlice } from '../src/catalogue/toolsSlice';
import { asRemote } from '../src/domain/remote';
import { viewedToolOf } from '../src/domain/viewedTool';
import { bookmarksSlice } from '../src/features/bookmarks/bookmarksSlice';
import {
  compareSlice,
  comparisonCleared,
  selectComparedTools,
  toolAdded,
  toolRemoved,
} from '../src/features/compare/compareSlice';
import { clearComparison } from '../src/features/compare/compareThunks';
import { selectRoute } from '../src/features/visit/visitSlice';

import { holdClock, whileClockRuns } from './support/clock';
import { consoleLines, expectConsole } from './support/expectConsole';
import { catalogueOf, rawFullTool, rawTool, toolOf } from './support/records';
import { type App, type AppOptions, renderApp } from './support/renderApp';
import { renderInStrictMode } from './support/strictMode';
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
const delta = toolOf(rawTool('Delta'));
const savedAt = '2026-11-20T10:00:00.000Z';

const open = (path: string, options: AppOptions = {}) => renderApp(path, { source: source(), ...options });
const choosing = (...items: (typeof alpha)[]): AppOptions => ({
  preloadedState: {
    compare: {
      ...compareSlice.getInitialState(),
      items,
      addedAt: Object.fromEntries(items.map(({ id }, at) => [id, new Date(at).toISOString()])),
    },
  },
});

const saving = (...tools: (typeof alpha)[]) => ({
  ...bookmarksSlice.getInitialState(),
  tools: tools.map((tool) => ({ ...tool, bookmarkedAt: savedAt })),
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
  localStorage.clear();
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

  // proves compare-35
  test('a line tells that the selection hides the tools of the address', async () => {
    await open('/compare/alpha,delta', choosing(beta, alpha));
    await table();
    expect(await screen.findByText(/^This address names other tools/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Compare Alpha and Delta' })).toHaveAttribute(
      'href',
      '/versus/alpha-vs-delta',
    );
    cleanup();
    await open('/compare/alpha,beta', choosing(beta, alpha));
    await table();
    expect(screen.queryByText(/^This address names/)).toBeNull();
    cleanup();
    // A tool of the selection that the site has not delivered is called by its name.
    await open('/compare/own-tool,beta', choosing(beta, toolOf(rawTool('OwnTool', { slug: 'own-tool' }))));
    await table();
    expect(screen.queryByText(/^This address names/)).toBeNull();
    cleanup();
    await open('/compare/own-tool,delta', choosing(beta, toolOf(rawTool('OwnTool', { slug: 'own-tool' }))));
    await table();
    expect(await screen.findByRole('link', { name: 'Compare OwnTool and Delta' })).toBeVisible();
  });

  // proves compare-35
  test('the line names only tools that exist', async () => {
    for (const slug of ['bogus1', 'bogus2']) expectConsole('error', `API error: 404 /api/tools/slug/${slug}`);
    await open('/compare/bogus1,delta,gamma', choosing(alpha, beta));
    await table();
    expect(await screen.findByRole('link', { name: 'Compare Delta and Gamma' })).toBeVisible();
    cleanup();
    const { store } = await open('/compare/bogus1,bogus2', choosing(alpha, beta));
    await table();
    await waitFor(() =>
      expect(Object.values(store.getState().catalogueApi.queries).map((query) => query?.status)).toEqual([
        'rejected',
        'rejected',
      ]),
    );
    expect(screen.queryByText(/^This address names/)).toBeNull();
  });

  // proves compare-35
  test('nothing is read while the selection hides no other tool', async () => {
    const memory = source();
    const { user } = await open('/compare/alpha,beta,gamma', {
      source: memory,
      ...choosing(alpha, beta, gamma),
    });
    await table();
    await user.click(screen.getByRole('button', { name: 'Remove Gamma from comparison' }));
    expect(await columns()).toEqual(['Alpha', 'Beta']);
    expect(memory.requests).toEqual([]);
  });

  // proves compare-34, versus-11
  test('Copy link copies the address of the public comparison', async () => {
    const { user, toasts } = await open('/compare/beta,alpha', choosing(beta, alpha));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith('http://localhost/versus/alpha-vs-beta');
    await waitFor(() => expect(toasts()).toEqual(['Link copied to clipboard']));
  });

  test('its check mark is for the tools that were copied', async () => {
    const { user } = await open('/compare/alpha,beta,gamma', choosing(alpha, beta, gamma));
    await table();
    const mark = () => within(screen.getByRole('button', { name: 'Copy link' })).queryByTestId('CheckIcon');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(mark()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Remove Gamma from comparison' }));
    expect(await columns()).toEqual(['Alpha', 'Beta']);
    expect(mark()).toBeNull();
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
    expectConsole('error', 'API error: 404 /api/tools/slug/nobody');
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

  // proves compare-8, compare-9
  test('so is one that stands before three known ones, but none behind them', async () => {
    const memory = source();
    await open('/compare/alpha,cursor,chatgpt,zapier,gamma', { source: memory });
    expect(await columns()).toEqual(['Alpha', 'Cursor', 'ChatGPT']);
    expect(memory.requests.map(({ path }) => path)).toEqual(['/api/tools/slug/alpha']);
    cleanup();
    await open('/compare/alpha,alpha,alpha,gamma', { source: source() });
    expect(await columns()).toEqual(['Alpha', 'Gamma']);
  });

  // proves compare-8
  test('a recently viewed tool is read too, since little of it is stored; that is shown where it cannot be read', async () => {
    const platforms = ['Web', 'Linux'];
    const raw = rawTool('Seen', { platforms });
    const seen = toolOf(raw);
    const preloadedState = { recentlyViewed: { items: [viewedToolOf(seen, savedAt)], missing: {} } };
    await open('/compare/seen,cursor', { source: memorySource(catalogueOf([raw])), preloadedState });
    expect(await columns()).toEqual(['Seen', 'Cursor']);
    expect((await textsOf('Platforms'))[0]).toBe('Web, Linux');
    cleanup();
    expectConsole('error', 'API error: 404 /api/tools/slug/seen');
    await open('/compare/seen,cursor', { preloadedState });
    expect(await columns()).toEqual(['Seen', 'Cursor']);
    expect((await textsOf('Platforms'))[0]).toBe('Not listed');
  });

  // proves compare-8
  test('no call is made for tools that are known', async () => {
    const memory = source();
    await open('/compare/cursor,chatgpt', { source: memory });
    await table();
    expect(memory.requests).toEqual([]);
  });
});

describe('tools of the address that cannot be read', () => {
  /** Fails for these tools until the last of them is deleted. */
  const failingFor = (slugs: Set<string>) => {
    const memory = source();
    return (...[request, signal]: Parameters<typeof memory>) =>
      slugs.has(request.path.split('/').at(-1) ?? '')
        ? Promise.resolve({ status: 400, body: {} })
        : memory(request, signal);
  };
  const retry = () => screen.getByRole('button', { name: 'Retry' });

  // proves compare-8, accessibility-18
  test('all: the empty state says so, and Retry brings them', async () => {
    expectConsole('error', 'API error: 400');
    const slugs = new Set(['alpha', 'beta', 'gamma']);
    const failing = failingFor(slugs);
    let held = Promise.resolve();
    const { user } = await open('/compare/alpha,beta,gamma', {
      source: (...request) => held.then(() => failing(...request)),
    });
    await emptyState();
    expect(screen.getByRole('alert')).toHaveTextContent('3 tools of the link could not be read.');
    let answer: () => void = () => undefined;
    held = new Promise((resolve) => (answer = resolve));
    await user.click(retry());
    await waitFor(() => expect(retry()).toHaveAttribute('aria-disabled'));
    answer();
    await waitFor(() => expect(retry()).not.toHaveAttribute('aria-disabled'));
    expect(retry()).toHaveFocus();
    slugs.clear();
    await user.click(retry());
    expect(await columns()).toEqual(['Alpha', 'Beta', 'Gamma']);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  // proves compare-8
  test('one: said beside the comparison of the others', async () => {
    expectConsole('error', 'API error: 400');
    const slugs = new Set(['beta']);
    const { user } = await open('/compare/alpha,beta,gamma', { source: failingFor(slugs) });
    expect(await columns()).toEqual(['Alpha', 'Gamma']);
    expect(screen.getByRole('alert')).toHaveTextContent('1 tool of the link could not be read.');
    slugs.clear();
    await user.click(retry());
    await waitFor(async () => expect(await columns()).toEqual(['Alpha', 'Beta', 'Gamma']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // proves compare-8
  test('one that turns out not to exist is dropped', async () => {
    expectConsole('error', 'API error: 400');
    expectConsole('error', 'API error: 404 /api/tools/slug/nobody');
    const slugs = new Set(['nobody']);
    const { user } = await open('/compare/alpha,nobody,gamma', { source: failingFor(slugs) });
    await table();
    slugs.clear();
    await user.click(retry());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await columns()).toEqual(['Alpha', 'Gamma']);
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

  // proves compare-11, toasts-2
  test('works without a selection too', async () => {
    const { user, store, address, toasts } = await open('/compare/cursor,chatgpt,zapier');
    await table();
    await user.click(screen.getByRole('button', { name: 'Remove ChatGPT from comparison' }));
    expect(await columns()).toEqual(['Cursor', 'Zapier']);
    expect(address()).toBe('/compare/cursor,zapier');
    expect(selectComparedTools(store.getState())).toEqual([]);
    expect(toasts()).toEqual(['ChatGPT removed from comparison']);
  });

  test('what the tray takes out, or clears, goes from the page', async () => {
    const { store } = await open('/compare/alpha,beta,gamma', choosing(alpha, beta, gamma));
    await table();
    act(() => void store.dispatch(toolRemoved(alpha)));
    expect(await columns()).toEqual(['Beta', 'Gamma']);
    act(() => store.dispatch(clearComparison()));
    await emptyState();
  });
});

describe('changing the comparison from inside', () => {
  const compared = toolOf(
    rawTool('Beta', {
      alternatives: [
        { slug: 'gamma', why: 'Faster.' },
        { slug: 'alpha', why: 'Older.' },
      ],
    }),
  );
  const named = ({ store }: App) => selectComparedTools(store.getState()).map(({ name }) => name);
  const picker = (name: string) => screen.findByRole('dialog', { name });
  /** Takes back the latest change, as its toast does. */
  const undo = ({ store, notices }: App) => {
    const action = notices.at(-1)?.action;
    if (!action || !('event' in action)) throw new Error('There is nothing to take back.');
    act(() => void store.dispatch(action.event));
  };
  const optionsOf = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('option')
      .map((option) => option.textContent);

  // proves compare-21, compare-27
  test('adds one of those often compared, by Enter, and moves the focus to its column', async () => {
    const app = await open('/compare/alpha,beta', choosing(alpha, compared));
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Add a tool' }));
    const dialog = await picker('Add a tool');
    expect(within(dialog).getByRole('combobox', { name: 'Add a tool' })).toHaveFocus();
    const often = await within(dialog).findByRole('group', { name: 'Often compared with these' });
    expect(within(often).getAllByRole('option')).toHaveLength(1);
    await app.user.keyboard('{Enter}');
    expect(await columns()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(app.address()).toBe('/compare/alpha,beta,gamma');
    expect(named(app)).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Gamma' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Add a tool' })).toBeNull();
    expect(app.toasts()).toEqual(['Gamma added to comparison']);
  });

  // proves compare-21, search-14
  test('offers what is saved, and what the search finds, but no tool twice', async () => {
    const bookmarks = { ...bookmarksSlice.getInitialState(), tools: [{ ...gamma, bookmarkedAt: savedAt }] };
    const app = await open('/compare/alpha,beta', {
      preloadedState: { ...choosing(alpha, beta).preloadedState, bookmarks },
    });
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Add a tool' }));
    const dialog = await picker('Add a tool');
    expect(
      within(await within(dialog).findByRole('group', { name: 'Saved' })).getByRole('option'),
    ).toHaveTextContent('Gamma');
    await app.user.keyboard('delta');
    await waitFor(() => expect(optionsOf(dialog)).toEqual([expect.stringContaining('Delta')]));
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('1 tool'));
    expect(within(dialog).getAllByText('1 tool')).toHaveLength(1);
    await app.user.clear(within(dialog).getByRole('combobox'));
    await app.user.keyboard('alpha');
    expect(await within(dialog).findAllByText('No other tool found for “alpha”')).not.toHaveLength(0);
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a tool' })).toHaveFocus();
    expect(await columns()).toEqual(['Alpha', 'Beta']);
  });

  // proves compare-21
  test('offers a saved tool that is often compared only once', async () => {
    const app = await open('/compare/alpha,beta', {
      preloadedState: { ...choosing(alpha, compared).preloadedState, bookmarks: saving(gamma, delta) },
    });
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Add a tool' }));
    const dialog = await picker('Add a tool');
    const namesIn = async (name: string) => optionsOf(await within(dialog).findByRole('group', { name }));
    expect(await namesIn('Often compared with these')).toEqual([expect.stringContaining('Gamma')]);
    expect(await namesIn('Saved')).toEqual([expect.stringContaining('Delta')]);
  });

  // proves compare-21, trust-11
  test('offers no tool that has ended: no alternative, none that is saved, none that the search finds', async () => {
    const status = { kind: 'discontinued', at: '2026-06-01', note: '' };
    const ended = ['Gamma', 'Epsilon'].map((name) => rawTool(name, { status }));
    const rival = toolOf(
      rawTool('Beta', { alternatives: ['gamma', 'delta'].map((slug) => ({ slug, why: 'Another.' })) }),
    );
    const others = raws.filter(({ name }) => name !== 'Gamma');
    const api = memorySource(catalogueOf([...others, ...ended]));
    const app = await open('/compare/alpha,beta', {
      source: api,
      preloadedState: {
        ...choosing(alpha, rival).preloadedState,
        bookmarks: saving(...ended.slice(1).map(toolOf)),
      },
    });
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Add a tool' }));
    const dialog = await picker('Add a tool');
    await waitFor(() => expect(selectToolEntities(app.store.getState())).toHaveProperty('id-gamma'));
    await waitFor(() => expect(optionsOf(dialog)).toEqual([expect.stringContaining('Delta')]));
    await app.user.keyboard('epsilon');
    expect(await within(dialog).findAllByText('No other tool found for “epsilon”')).not.toHaveLength(0);
    expect(within(dialog).queryByRole('option')).toBeNull();
  });

  // proves compare-21
  test('where the search fails, the picker says so, and not that nothing was found', async () => {
    expectConsole('error', 'API error: 500');
    const app = await open('/compare/alpha,beta', {
      ...choosing(alpha, beta),
      source: (request, signal) =>
        request.params.search === 'delta'
          ? Promise.resolve({ status: 500, body: {} })
          : source()(request, signal),
    });
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Add a tool' }));
    const dialog = await picker('Add a tool');
    await app.user.keyboard('zzzz');
    await within(dialog).findAllByText('No other tool found for “zzzz”');
    fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'delta' } });
    await within(dialog).findAllByText('Error loading tools. Please try again later.');
    await waitFor(() => expect(within(dialog).queryByText(/^No other tool found/)).toBeNull());
  });

  // proves compare-21
  test('Enter chooses nothing while the options are those of an older text', async () => {
    const held: (() => void)[] = [];
    const app = await open('/compare/alpha,beta', {
      ...choosing(alpha, beta),
      source: async (request, signal) => {
        const isFrozen = String(request.params.search ?? '').startsWith('d');
        if (isFrozen) await new Promise<void>((resolve) => held.push(resolve));
        return source()(request, signal);
      },
    });
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Add a tool' }));
    const dialog = await picker('Add a tool');
    await app.user.keyboard('gamma');
    await waitFor(() => expect(optionsOf(dialog)).toEqual([expect.stringContaining('Gamma')]));
    await app.user.clear(within(dialog).getByRole('combobox'));
    await app.user.keyboard('delta{Enter}');
    expect(named(app)).toEqual(['Alpha', 'Beta']);
    await waitFor(() => {
      for (const answer of held.splice(0)) answer();
      expect(optionsOf(dialog)).toEqual([expect.stringContaining('Delta')]);
    });
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(named(app)).toEqual(['Alpha', 'Beta', 'Delta']));
  });

  // proves compare-21
  test('an alternative that does not exist is asked for once', async () => {
    expectConsole('error', 'API error: 404');
    const asked: string[] = [];
    const letGo = new Map<string, () => void>();
    const slugs = ['missing', 'gamma', 'delta'];
    const rival = toolOf(rawTool('Beta', { alternatives: slugs.map((slug) => ({ slug, why: 'Another.' })) }));
    const app = await open('/compare/alpha,beta', {
      ...choosing(alpha, rival),
      source: async (request, signal) => {
        const slug = slugs.find((one) => request.path.endsWith(`/slug/${one}`));
        if (slug === undefined) return source()(request, signal);
        asked.push(slug);
        if (slug !== 'missing') await new Promise<void>((resolve) => letGo.set(slug, resolve));
        return source()(request, signal);
      },
    });
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Add a tool' }));
    await waitFor(() => expect(consoleLines('error')).toHaveLength(1));
    for (const slug of ['gamma', 'delta']) {
      letGo.get(slug)?.();
      await screen.findByRole('option', { name: new RegExp(slug, 'i') });
    }
    expect(asked.filter((slug) => slug === 'missing')).toHaveLength(1);
  });

  // proves compare-21, compare-27
  test('without a selection, what is shown becomes the selection', async () => {
    const saved = [gamma, beta, alpha].map((tool) => ({ ...tool, bookmarkedAt: savedAt }));
    const app = await open('/compare/beta,alpha', {
      preloadedState: { bookmarks: { ...bookmarksSlice.getInitialState(), tools: saved } },
    });
    await table();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Add a tool' }));
    await app.user.click(await screen.findByRole('option', { name: /Gamma/ }));
    expect(named(app)).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(app.address()).toBe('/compare/beta,alpha,gamma');
  });

  // proves compare-22, compare-27
  test('replaces a tool in its place', async () => {
    const app = await open('/compare/alpha,beta', choosing(compared, alpha));
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Change Beta' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Replace Beta' }));
    await picker('Replace Beta');
    await app.user.click(await screen.findByRole('option', { name: /Gamma/ }));
    expect(await columns()).toEqual(['Gamma', 'Alpha']);
    expect(named(app)).toEqual(['Gamma', 'Alpha']);
    expect(app.address()).toBe('/compare/gamma,alpha');
    expect(screen.getByRole('link', { name: 'Gamma' })).toHaveFocus();
  });

  // proves compare-22, compare-27
  test('moves a column by the keyboard, and the focus with it', async () => {
    const app = await open('/compare/alpha,beta,gamma', choosing(alpha, beta, gamma));
    await table();
    act(() => screen.getByRole('button', { name: 'Change Gamma' }).focus());
    await app.user.keyboard('{Enter}');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Replace Gamma',
      'Move left',
    ]);
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect(await columns()).toEqual(['Alpha', 'Gamma', 'Beta']);
    expect(app.address()).toBe('/compare/alpha,gamma,beta');
    expect(screen.getByRole('button', { name: 'Change Gamma' })).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  });

  test('the arrow keys work in the menu of a column in StrictMode too', async () => {
    renderInStrictMode();
    const app = await open('/compare/alpha,beta,gamma', choosing(alpha, beta, gamma));
    await table();
    act(() => screen.getByRole('button', { name: 'Change Gamma' }).focus());
    await app.user.keyboard('{Enter}');
    await screen.findAllByRole('menuitem');
    await app.user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Move left' })).toHaveFocus();
  });

  // proves compare-24
  test('three tools: which two a phone shows', async () => {
    const { user } = await open('/compare/alpha,beta,gamma', choosing(alpha, beta, gamma));
    const shown = (await table()).dataset;
    expect(shown.leftOut).toBe('2');
    // The styles count the th of the head and the td of a row.
    for (const [index, head] of screen.getAllByRole('columnheader').entries()) {
      expect(head.matches(`th:nth-of-type(${index + 1})`)).toBe(true);
    }
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shown' }), 'Beta and Gamma');
    expect(shown.leftOut).toBe('0');
    await user.click(screen.getByRole('button', { name: 'Remove Gamma from comparison' }));
    expect(shown.leftOut).toBeUndefined();
    expect(screen.queryByRole('combobox', { name: 'Shown' })).toBeNull();
  });

  // proves compare-23, compare-24
  test('three tools: on a phone, rows differ by the two that it shows', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query.startsWith('(max-width: 767'),
          media: query,
        }) as MediaQueryList,
    );
    const other = toolOf(rawTool('Gamma', { features: ['Chat'], platforms: ['Amiga'] }));
    const { user } = await open('/compare/beta,delta,gamma', choosing(beta, delta, other));
    await table();
    const platforms = () => screen.getByRole('rowheader', { name: 'Platforms', hidden: true }).closest('tr');
    expect(platforms()).not.toHaveAttribute('data-differs');
    await user.click(screen.getByRole('switch', { name: 'Differences only' }));
    expect(platforms()).not.toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shown' }), 'Delta and Gamma');
    expect(platforms()).toBeVisible();
  });

  // proves compare-2, compare-10
  test('Clear empties it', async () => {
    const app = await open('/compare/alpha,beta', choosing(alpha, beta));
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Clear' }));
    await emptyState();
    expect(named(app)).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Comparison tray' })).toBeNull();
    expect(app.address()).toBe('/compare/alpha,beta');
    // A reload starts with the same entry.
    expect(selectRoute(app.store.getState()).state).toMatchObject({
      options: { clearedPath: '/compare/alpha,beta' },
    });
    undo(app);
    expect(await columns()).toEqual(['Alpha', 'Beta']);
    expect(app.address()).toBe('/compare/alpha,beta');
  });

  // proves compare-27, compare-30
  test('the second last tool returns, with its address, when its removal is taken back', async () => {
    const app = await open('/compare/alpha,beta', choosing(alpha, beta));
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Remove Alpha from comparison' }));
    await emptyState();
    expect(app.address()).toBe('/compare/beta');
    undo(app);
    expect(await columns()).toEqual(['Alpha', 'Beta']);
    expect(named(app)).toEqual(['Alpha', 'Beta']);
    expect(app.address()).toBe('/compare/alpha,beta');
  });

  // proves compare-22, compare-27, compare-30
  test('a replaced tool returns to its place', async () => {
    const app = await open('/compare/beta,alpha', choosing(compared, alpha));
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Change Beta' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Replace Beta' }));
    await picker('Replace Beta');
    await app.user.click(await screen.findByRole('option', { name: /Gamma/ }));
    expect(await columns()).toEqual(['Gamma', 'Alpha']);
    undo(app);
    expect(await columns()).toEqual(['Beta', 'Alpha']);
    expect(named(app)).toEqual(['Beta', 'Alpha']);
    expect(app.address()).toBe('/compare/beta,alpha');
  });

  // proves compare-27, compare-30
  test.each([
    ['without a selection', []],
    ['with one selected tool', [delta]],
  ])('%s, taking back what was added leads to what was shown', async (_case, selected) => {
    const app = await open('/compare/beta,alpha', {
      showsToasts: true,
      preloadedState: { ...choosing(...selected).preloadedState, bookmarks: saving(gamma, beta, alpha) },
    });
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Add a tool' }));
    await app.user.click(await screen.findByRole('option', { name: /Gamma/ }));
    for (const tool of selectComparedTools(app.store.getState())) {
      expect(tool).not.toHaveProperty('bookmarkedAt');
    }
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(named(app)).toEqual(selected.map(({ name }) => name));
    expect(await columns()).toEqual(['Beta', 'Alpha']);
    expect(app.address()).toBe('/compare/beta,alpha');
  });

  // proves compare-27
  test.each(['menu', 'picker'])(
    'when another tab removes the tool whose %s is open, it closes, and the focus is on the last column',
    async (opened) => {
      const app = await open('/compare/alpha,beta', choosing(alpha, beta));
      await table();
      await app.user.click(screen.getByRole('button', { name: 'Change Beta' }));
      const replace = await screen.findByRole('menuitem', { name: 'Replace Beta' });
      if (opened === 'picker') {
        await app.user.click(replace);
        await picker('Replace Beta');
      }
      // As when the visitor goes to the other tab.
      fireEvent.blur(present(document.activeElement));
      act(() => void app.store.dispatch(asRemote(toolAdded(gamma, '2099-01-01T00:00:00.000Z'))));
      act(() => void app.store.dispatch(asRemote(toolRemoved(beta, '2099-01-01T00:00:01.000Z'))));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Remove Gamma from comparison' })).toHaveFocus(),
      );
    },
  );

  // proves compare-27
  test('a selection that began at a URL is empty when another tab clears it', async () => {
    const app = await open('/compare/beta,alpha', { preloadedState: { bookmarks: saving(gamma) } });
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Add a tool' }));
    await app.user.click(await screen.findByRole('option', { name: /Gamma/ }));
    expect(named(app)).toEqual(['Beta', 'Alpha', 'Gamma']);
    const ids = selectComparedTools(app.store.getState()).map(({ id }) => id);
    act(() => void app.store.dispatch(asRemote(comparisonCleared(ids, '2099-01-01T00:00:00.000Z'))));
    await emptyState();
    expect(named(app)).toEqual([]);
  });

  // proves compare-11, compare-27
  test('what a removal leaves is shown, where the selection was cleared before coming back', async () => {
    const app = await open('/compare/alpha,beta', choosing(alpha, beta));
    await table();
    act(() => void app.store.dispatch(toolAdded(gamma)));
    expect(app.address()).toBe('/compare/alpha,beta,gamma');
    await app.user.click(screen.getByRole('link', { name: 'Back to all tools' }));
    await screen.findByRole('tabpanel');
    act(() => app.store.dispatch(clearComparison()));
    app.goBack();
    expect(await columns()).toEqual(['Alpha', 'Beta', 'Gamma']);
    await app.user.click(screen.getByRole('button', { name: 'Remove Beta from comparison' }));
    expect(await columns()).toEqual(['Alpha', 'Gamma']);
    expect(app.address()).toBe('/compare/alpha,gamma');
    undo(app);
    expect(app.notices.at(-1)?.action).toMatchObject({ to: '/compare/alpha,beta,gamma' });
  });

  // proves compare-27
  test('the address stays while only the selection hides it', async () => {
    const { store, address } = await open('/compare/cursor,chatgpt', choosing(alpha, beta));
    await table();
    expect(address()).toBe('/compare/cursor,chatgpt');
    act(() => void store.dispatch(toolAdded(gamma)));
    expect(address()).toBe('/compare/alpha,beta,gamma');
  });
});

describe('the table', () => {
  // proves compare-13, compare-25, compare-36
  test('its rows', async () => {
    await open('/compare/alpha,beta', choosing(alpha, { ...beta, rating: 0 }));
    await table();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alpha vs Beta');
    expect(await rowNames()).toEqual([
      ...['Verdict', 'Best for', 'Pricing', 'Price from', 'Free plan', 'Plans', 'Platforms', 'Rating'],
      ...['Description', 'Prices checked', 'Facts checked', 'API', 'Single sign-on', 'Use cases', 'Features'],
      ...['Chat', 'Voice', 'Search', 'Writing', 'Visit'],
    ]);
    expect(await textsOf('Verdict')).toEqual(['Does what it says.', 'Not listed']);
    expect(await textsOf('Best for')).toEqual(['Developers, Students', 'Not listed']);
    expect(await textsOf('Price from')).toEqual(['$10 per user and month', 'Not listed']);
    expect(await textsOf('Free plan')).toEqual(['Yes', 'Not listed']);
    expect(await textsOf('Plans')).toEqual(['Solo FreeTeam $10 per user and month', 'Not listed']);
    expect(await textsOf('Platforms')).toEqual(['Web, Linux', 'Web']);
    expect(await textsOf('Facts checked')).toEqual(['October 7, 2026', 'Not listed']);
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
    expect((await textsOf('Visit'))[0]).toMatch(/tool\.example$/);
    expect(visit).toHaveAttribute('target', '_blank');
    expect(visit).toHaveAttribute('rel', 'noopener sponsored');
    expect(screen.queryByRole('link', { name: /^Try Beta/ })).toBeNull();
  });

  // proves compare-14
  test('features and use cases, with the words', async () => {
    await open('/compare/alpha,beta', choosing(alpha, beta));
    await screen.findByRole('heading', { level: 2, name: 'Feature-by-Feature Comparison' });
    expect(screen.getByRole('heading', { level: 2, name: 'Use Cases Comparison' })).toBeVisible();
    expect(await textsOf('API')).toEqual(['Yes', 'Not listed']);
    expect(await textsOf('Single sign-on')).toEqual(['No', 'Not listed']);
    expect(await textsOf('Chat')).toEqual(['Yes', 'Yes']);
    expect(await textsOf('Voice')).toEqual(['Yes', 'Not listed']);
    expect(await textsOf('Search')).toEqual(['Not listed', 'Yes']);
  });

  // proves compare-24
  test('names and cells are in the same columns for screen readers', async () => {
    await open('/compare/alpha,beta', choosing(alpha, beta));
    const head = within(present(within(await table()).getAllByRole('row')[0]));
    expect(head.getAllByRole('cell')).toHaveLength(1);
    expect(head.getAllByRole('columnheader')).toHaveLength(2);
    // Beside the row's header.
    expect(await cellsOf('Rating')).toHaveLength(2);
  });

  // proves compare-15
  test('a section without rows is not there', async () => {
    await open('/compare/gamma,delta', choosing(gamma, toolOf(rawTool('Delta'))));
    await screen.findByRole('heading', { name: 'Feature-by-Feature Comparison' });
    expect(screen.queryByRole('heading', { name: 'Use Cases Comparison' })).toBeNull();
  });

  // proves compare-23
  test('only the differences, with how many rows are hidden', async () => {
    const { user } = await open('/compare/alpha,beta', choosing(alpha, beta));
    await table();
    await user.click(screen.getByRole('switch', { name: 'Differences only' }));
    expect(await rowNames()).toEqual([
      ...['Verdict', 'Best for', 'Price from', 'Free plan', 'Plans', 'Platforms', 'Rating', 'Description'],
      ...['Prices checked', 'Facts checked', 'API', 'Single sign-on', 'Features', 'Voice', 'Search', 'Visit'],
    ]);
    expect(screen.getByText('4 equal rows hidden')).toBeVisible();
    expect(document.querySelectorAll('[data-differs]')).toHaveLength(0);
    expect(screen.queryByRole('heading', { name: 'Use Cases Comparison' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Differences only' }));
    expect(await rowNames()).toContain('Writing');
    expect(document.querySelectorAll('[data-differs]')).not.toHaveLength(0);
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
  test('a logo that failed before hydration gives way to it too', async () => {
    // Without decode(), which jsdom lacks, a complete image without a width cannot be told from an SVG.
    Object.defineProperty(HTMLImageElement.prototype, 'decode', {
      configurable: true,
      value: () => Promise.reject(new Error('broken')),
    });
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    await open('/compare/alpha,beta', choosing(alpha, beta));
    await table();
    const head = within(screen.getByRole('columnheader', { name: /^Beta/ }));
    const logo = () => head.queryByRole('presentation', { hidden: true });
    await waitFor(() => expect(logo()).toHaveAttribute('src', '/images/tool-placeholder.svg'));
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  // proves compare-12
  test('a name of 60 characters stands in full in its title', async () => {
    await open('/compare/alpha', choosing(alpha, toolOf(rawTool(longName))));
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
