import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { savedFileText } from '../src/domain/savedFile';
import {
  bookmarksSlice,
  selectPostBookmarks,
  selectToolBookmarks,
  toolBookmarked,
} from '../src/features/bookmarks/bookmarksSlice';
import { selectComparedTools } from '../src/features/compare/compareSlice';
import { copyText } from '../src/platform/clipboard';
import { downloadText } from '../src/platform/download';

import { serverFault } from './support/apiServer';
import { appWithApi } from './support/appWithApi';
import { holdClock, whileClockRuns } from './support/clock';
import { expectConsole } from './support/expectConsole';
import { catalogueOf, rawTool, rawTools, toolOf } from './support/records';
import { type App, type AppOptions } from './support/renderApp';

jest.mock('../src/platform/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)) }));
jest.mock('../src/platform/download');

const savedAt = '2026-11-20T10:00:00.000Z';
const names = ['Alpha', 'Beta', 'Gamma', 'Delta'];
/** The first one was saved last. */
const tools = names.map((name, index) => ({
  ...toolOf(rawTool(name)),
  bookmarkedAt: `2026-11-20T10:00:0${9 - index}.000Z`,
}));
const [alpha, beta] = tools;
const posts = [
  {
    _id: 'id-one',
    id: 'id-one',
    title: 'One',
    slug: 'one',
    excerpt: 'About One.',
    date: savedAt,
    image: '',
    bookmarkedAt: savedAt,
  },
];
if (!alpha || !beta) throw new Error('No tools.');

const { server, open: openWithApi } = appWithApi(catalogueOf(names.map((name) => rawTool(name))));

const withSaved = (bookmarks: object): AppOptions => ({
  preloadedState: { bookmarks: { ...bookmarksSlice.getInitialState(), ...bookmarks } },
});
const open = (path: string, bookmarks: object = {}) => openWithApi(path, withSaved(bookmarks));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const savedTools = ({ store }: App) => selectToolBookmarks(store.getState()).map(({ name }) => name);
const savedPosts = ({ store }: App) => selectPostBookmarks(store.getState()).map(({ title }) => title);

/** The visitor leaves, and another one comes, on another device. */
async function leave({ flush }: App) {
  await flush();
  cleanup();
  localStorage.clear();
}

async function choose({ user }: App, action: string) {
  await user.click(screen.getByRole('button', { name: 'List actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

async function importFile({ user }: App, content: string | File) {
  // jsdom's files have no text().
  const file =
    content instanceof File
      ? content
      : Object.defineProperty(new File([content], 'list.json'), 'text', {
          value: () => Promise.resolve(content),
        });
  await user.upload(screen.getByLabelText('File to import'), file);
}

const copied = () => jest.mocked(copyText).mock.lastCall?.[0] ?? '';
const downloads = () => jest.mocked(downloadText).mock.calls;
beforeEach(() => jest.mocked(downloadText).mockClear());

describe('list actions', () => {
  // proves saved-24
  test('the menu of the saved tools, and what it offers without any', async () => {
    const { user } = await open('/saved-tools');
    await screen.findByRole('heading', { name: 'No saved tools yet' });
    await user.click(screen.getByRole('button', { name: 'List actions' }));
    const menu = within(await screen.findByRole('menu', { name: 'List actions' }));
    expect(
      menu
        .getAllByRole('menuitem')
        .map((item) => [item.textContent, item.getAttribute('aria-disabled') === 'true']),
    ).toEqual([
      ['Copy list link', true],
      ['Download as JSONfor import', true],
      ['Download as CSVfor a sheet', true],
      ['Copy as Markdownfor notes', true],
      ['Import from a fileJSON', false],
      ['Remove all', true],
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.getByRole('button', { name: 'List actions' })).toHaveFocus();
  });

  // proves saved-15, saved-24
  test('Remove all empties the list, and can be undone', async () => {
    const app = await open('/saved-tools', { tools, posts });
    await screen.findByRole('article', { name: 'Alpha' });
    await choose(app, 'Remove all');
    expect(await screen.findByRole('heading', { name: 'No saved tools yet' })).toBeVisible();
    expect(savedTools(app)).toEqual([]);
    expect(savedPosts(app)).toEqual(['One']);
    expect(app.toasts()).toEqual(['4 tools removed from bookmarks']);
    await app.user.click(screen.getByRole('button', { name: 'Undo removing Gamma' }));
    expect(savedTools(app)).toEqual(['Gamma']);
  });

  // proves saved-30
  test('Remove all also takes the places of tools that were removed before', async () => {
    const app = await open('/saved-tools', { tools });
    const [first] = await screen.findAllByRole('article');
    await app.user.click(
      within(first ?? document.body).getByRole('button', { name: /^Remove .+ from saved$/ }),
    );
    expect(await screen.findByText(/Its place is kept/)).toBeVisible();
    holdClock();
    await whileClockRuns(choose(app, 'Remove all'));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText(/Its place is kept/)).toBeNull();
  });

  // proves saved-36
  test('of many articles 60, and more on request, with the focus on the first of these', async () => {
    const many = Array.from({ length: 61 }, (_, index) => {
      const name = `Article ${index + 1}`;
      return { ...posts[0], _id: name, id: name, title: name, slug: `article-${index + 1}` };
    });
    const { user } = await open('/bookmarks', { posts: many });
    await heading('Bookmarks');
    expect(screen.getAllByRole('article')).toHaveLength(60);
    await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
    expect(screen.getByRole('link', { name: 'Article 61' })).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(61);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  // proves saved-15, saved-24
  test('on the articles it concerns the articles, and there is no list link', async () => {
    const app = await open('/bookmarks', { tools, posts });
    await heading('Bookmarks');
    await app.user.click(screen.getByRole('button', { name: 'List actions' }));
    await screen.findByRole('menuitem', { name: 'Remove all' });
    expect(screen.queryByRole('menuitem', { name: 'Copy list link' })).toBeNull();
    await app.user.click(screen.getByRole('menuitem', { name: 'Download as CSV' }));
    expect(downloads()[0]?.[0]).toMatch(/^ai-toolshelf-articles-\d{4}-\d\d-\d\d\.csv$/);
    expect(downloads()[0]?.[2]).toContain('\r\nOne,About One.,2026-11-20,');
    await choose(app, 'Remove all');
    expect(savedPosts(app)).toEqual([]);
    expect(savedTools(app)).toHaveLength(4);
  });

  // proves saved-29
  test('Markdown goes to the clipboard', async () => {
    const app = await open('/saved-tools', { tools: [alpha] });
    await screen.findByRole('article', { name: 'Alpha' });
    await choose(app, 'Copy as Markdown');
    await waitFor(() => expect(app.toasts()).toEqual(['List copied as Markdown']));
    expect(copied()).toBe(
      `# Saved tools\n\n- [Alpha](${window.location.origin}/tools/alpha): Alpha does one thing.\n`,
    );
  });
});

describe('files', () => {
  // proves saved-14, saved-25, saved-26, accessibility-15
  test('what is exported is the same in a fresh profile, also when it is imported twice', async () => {
    const first = await open('/saved-tools', { tools, posts });
    await screen.findByRole('article', { name: 'Alpha' });
    await choose(first, 'Download as JSON');
    const [name, type, text = ''] = downloads()[0] ?? [];
    expect(name).toMatch(/^ai-toolshelf-saved-\d{4}-\d\d-\d\d\.json$/);
    expect(type).toBe('application/json');
    await leave(first);

    const fresh = await open('/saved-tools');
    await screen.findByRole('heading', { name: 'No saved tools yet' });
    await importFile(fresh, text);
    expect(await screen.findByText('4 tools and 1 article added.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(fresh.toasts()).toEqual(['4 tools and 1 article added to bookmarks']);
    const { tools: toolsNow, posts: postsNow } = fresh.store.getState().bookmarks;
    expect([toolsNow, postsNow]).toEqual([first.store.getState().bookmarks.tools, posts]);

    await importFile(fresh, text);
    expect(await screen.findByText('Nothing was added. 5 were saved already.')).toBeVisible();
    expect(fresh.store.getState().bookmarks.tools).toBe(toolsNow);
    expect(fresh.store.getState().bookmarks.posts).toBe(postsNow);
    expect(fresh.toasts()).toHaveLength(1);
    await fresh.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^Nothing was added/)).toBeNull();
    expect(screen.getByRole('button', { name: 'List actions' })).toHaveFocus();
  });

  test('the result of an import is announced: its region is there before its text', async () => {
    const app = await open('/saved-tools');
    await screen.findByRole('heading', { name: 'No saved tools yet' });
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    await importFile(app, savedFileText({ tools: [alpha], posts: [] }, savedAt));
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent(/^$/);
    act(() => frames.forEach((frame) => frame(0)));
    expect(status).toHaveTextContent('1 tool added.');
  });

  // proves saved-26
  test('what is saved stays as it is', async () => {
    const own = { ...alpha, description: 'As it was saved.' };
    const app = await open('/saved-tools', { tools: [own] });
    await screen.findByRole('article', { name: 'Alpha' });
    await importFile(app, savedFileText({ tools: [alpha, beta], posts: [] }, savedAt));
    expect(await screen.findByText('1 tool added. 1 was saved already.')).toBeVisible();
    expect(selectToolBookmarks(app.store.getState()).find(({ id }) => id === alpha.id)).toEqual(own);
  });

  // proves saved-26
  test('what is saved while the file is read stays as it is', async () => {
    const app = await open('/saved-tools');
    await screen.findByRole('heading', { name: 'No saved tools yet' });
    let before: unknown;
    const save = () => {
      act(() => void app.store.dispatch(toolBookmarked({ ...alpha, description: 'As it was saved.' })));
      before = selectToolBookmarks(app.store.getState());
      return Promise.resolve(savedFileText({ tools: [alpha], posts: [] }, savedAt));
    };
    await importFile(app, Object.defineProperty(new File(['{}'], 'list.json'), 'text', { value: save }));
    expect(await screen.findByText('Nothing was added. 1 was saved already.')).toBeVisible();
    expect(selectToolBookmarks(app.store.getState())).toEqual(before);
  });

  const huge = new File(['{}'], 'huge.json');
  const read = jest.fn();
  Object.defineProperties(huge, { size: { value: 50_000_000 }, text: { value: read } });

  // proves saved-27
  test.each([
    ['cut off', '{"kind":"ai-toolshelf-saved","version":1,"tools":[{"na', 'This file is not JSON'],
    ['of another kind', '{"kind":"bookmarks"}', 'This file is not a list that was saved'],
    [
      'of a later version',
      '{"kind":"ai-toolshelf-saved","version":2,"tools":[]}',
      'This file comes from a later version',
    ],
    ['of 50 MB, without reading it', huge, 'This file is larger than 10 MB'],
  ])('a file that is %s is refused and changes nothing', async (_, content, problem) => {
    const app = await open('/saved-tools', { tools: [alpha] });
    await screen.findByRole('article', { name: 'Alpha' });
    const before = app.store.getState().bookmarks;
    await importFile(app, content);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(problem);
    expect(alert).toHaveTextContent('Nothing was changed.');
    expect(app.store.getState().bookmarks).toBe(before);
    expect(read).not.toHaveBeenCalled();
  });

  // proves saved-27
  test('a file that cannot be read is refused, and can be chosen again', async () => {
    const app = await open('/saved-tools', { tools: [alpha] });
    await screen.findByRole('article', { name: 'Alpha' });
    const text = jest.fn<Promise<string>, []>();
    text.mockRejectedValueOnce(new DOMException('It was moved.', 'NotReadableError'));
    text.mockResolvedValueOnce(savedFileText({ tools: [beta], posts: [] }, savedAt));
    const file = Object.defineProperty(new File(['{}'], 'list.json'), 'text', { value: text });
    await importFile(app, file);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This file could not be read. Nothing was changed.');
    expect(savedTools(app)).toEqual(['Alpha']);
    await importFile(app, file);
    expect(await screen.findByText('1 tool added.')).toBeVisible();
    expect(savedTools(app).sort()).toEqual(['Alpha', 'Beta']);
  });
});

describe('a list that was sent', () => {
  const status = () => screen.getByText(/Nothing of yours changes|All of them/);
  const listed = () =>
    within(screen.getByRole('region', { name: 'In this list' }))
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('heading', { level: 3 }).textContent);

  // proves saved-31, saved-32, saved-33
  test('from the link to the list, saved and compared; nothing changes before a press', async () => {
    const sender = await open('/saved-tools', { tools: [...tools].reverse() });
    await screen.findByRole('article', { name: 'Alpha' });
    await choose(sender, 'Copy list link');
    await waitFor(() => expect(sender.toasts()).toEqual(['Link copied to clipboard']));
    const link = new URL(copied());
    expect(link.pathname + link.search).toBe('/saved-tools?list=delta,gamma,beta,alpha');
    await leave(sender);

    const app = await open(link.pathname + link.search, { tools: [beta] });
    await heading('A list of 4 tools was shared with you');
    expect(listed()).toEqual(['Delta', 'Gamma', 'Beta', 'Alpha']);
    expect(status()).toHaveTextContent('1 of them is on your shelf already.');
    expect(savedTools(app)).toEqual(['Beta']);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');

    await app.user.click(screen.getByRole('button', { name: 'Save Gamma' }));
    expect(screen.getByRole('button', { name: 'Remove Gamma from saved' })).toHaveTextContent('Saved');
    expect(status()).toHaveTextContent('2 of them are on your shelf already.');
    const saveAll = screen.getByRole('button', { name: 'Save all' });
    await app.user.click(saveAll);
    expect(savedTools(app).toSorted()).toEqual(names.toSorted());
    expect(app.toasts().at(-1)).toBe('2 tools added to bookmarks');
    expect(status()).toHaveTextContent('All of them are on your shelf.');
    expect(saveAll).toHaveFocus();
    await app.user.click(saveAll);
    expect(app.toasts()).toHaveLength(2);

    await app.user.click(screen.getByRole('button', { name: 'Compare the first three' }));
    expect(app.address()).toBe('/versus/beta-vs-delta-vs-gamma');
    expect(selectComparedTools(app.store.getState())).toEqual([]);
    await heading('Beta vs Delta vs Gamma');
  });

  // proves saved-32
  test('tools that do not exist are left out and counted', async () => {
    expectConsole('error', 'API error: 404');
    await open('/saved-tools?list=alpha,gone,,%20,alpha,lost,__proto__');
    await heading('A list of 1 tool was shared with you');
    expect(listed()).toEqual(['Alpha']);
    expect(screen.getByText(/^The list is in the link itself/)).toHaveTextContent(
      '3 tools of the link are not listed here and were left out.',
    );
    expect(screen.queryByRole('button', { name: /^Compare the/ })).toBeNull();
  });

  // proves saved-31
  test('at most 50 slugs are read', async () => {
    const many = rawTools(60);
    server.reset(catalogueOf(many));
    await open(`/saved-tools?list=${many.map(({ slug }) => String(slug)).join(',')}`);
    await heading('A list of 50 tools was shared with you');
    expect(listed()).toHaveLength(50);
  });

  // proves saved-34
  test.each([
    ['?list=', 'The link names no tool. It may have been cut off when it was sent.'],
    ['?list=gone', 'The tools that the link names are not, or no longer, listed here.'],
  ])('%s: nothing in it, and ways on', async (query, text) => {
    if (query === '?list=gone') expectConsole('error', 'API error: 404');
    const { user, address } = await open(`/saved-tools${query}`, { tools: [alpha] });
    await heading('There is nothing in this list');
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore AI Tools' })).toHaveAttribute('href', '/tools');
    await user.click(screen.getByRole('link', { name: 'My saved tools' }));
    expect(address()).toBe('/saved-tools');
    expect(await screen.findByRole('article', { name: 'Alpha' })).toBeVisible();
  });

  // proves saved-32
  test('of one tool', async () => {
    const { user } = await open('/saved-tools?list=alpha');
    await heading('A list of 1 tool was shared with you');
    expect(status()).toHaveTextContent(
      'It is not on your shelf yet. Nothing of yours changes until you save.',
    );
    await user.click(screen.getByRole('button', { name: 'Save Alpha' }));
    expect(screen.getByText('It is on your shelf.')).toBeVisible();
  });

  // proves saved-32
  test('of which no tool can be read, nothing is said but that', async () => {
    expectConsole('error', 'API error: 500');
    for (const slug of ['alpha', 'beta']) server.answer(`/api/tools/slug/${slug}`, serverFault);
    const { user } = await open('/saved-tools?list=alpha,beta');
    expect(await screen.findByRole('alert')).toHaveTextContent('2 tools of the link could not be read.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'A list of tools was shared with you',
    );
    expect(status()).toHaveTextContent(/^Nothing of yours changes until you save\.$/);
    expect(screen.getByRole('button', { name: 'Save all' })).toBeDisabled();
    expect(within(screen.getByRole('region', { name: 'In this list' })).queryByRole('list')).toBeNull();
    server.reset(catalogueOf(names.map((name) => rawTool(name))));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('A list of 2 tools was shared with you');
    expect(listed()).toEqual(['Alpha', 'Beta']);
  });

  // proves saved-32, accessibility-18
  test('a read that fails otherwise can be tried again', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/tools/slug/beta', serverFault);
    const { user } = await open('/saved-tools?list=alpha,beta');
    await heading('A list of 1 tool was shared with you');
    expect(screen.getByRole('alert')).toHaveTextContent('1 tool of the link could not be read.');
    const retry = screen.getByRole('button', { name: 'Retry' });
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled'));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    expect(retry).toHaveFocus();
    server.reset(catalogueOf(names.map((name) => rawTool(name))));
    await user.click(retry);
    await heading('A list of 2 tools was shared with you');
    expect(listed()).toEqual(['Alpha', 'Beta']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
