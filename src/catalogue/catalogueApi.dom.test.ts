import {
  type ApiServer,
  halfJson,
  htmlPage,
  json,
  notFound,
  serverFault,
  startApiServer,
} from '../../tests/support/apiServer';
import { holdClock, whileClockRuns } from '../../tests/support/clock';
import { consoleLines, expectConsole } from '../../tests/support/expectConsole';
import { catalogueOf, rawFullTool, rawPost, rawTool, rawTools } from '../../tests/support/records';
import { routeTo } from '../../tests/support/routeTo';
import { createTestStore } from '../../tests/support/testStore';
import type { AppStore } from '../app/store';

import type { CatalogueSource } from './baseQuery';
import { catalogueApi, type ListToolsArg } from './catalogueApi';
import { httpSource } from './httpSource';
import { selectPostById } from './postsSlice';
import { selectToolById, selectToolBySlug } from './toolsSlice';
import { withTimeLimit } from './withTimeLimit';

type Dispatch = AppStore['dispatch'];

const { endpoints } = catalogueApi;

const unfiltered: ListToolsArg = {
  category: '',
  pricingModel: '',
  platform: '',
  search: '',
  subcategory: '',
  industry: '',
  tag: '',
  sort: '',
  pageIndex: 0,
};

const toolPage = (tools: unknown[], totalItems = tools.length) =>
  json({ tools, totalItems, totalPages: Math.ceil(totalItems / 12), currentPage: 0 });

let server: ApiServer;

beforeAll(async () => {
  server = await startApiServer(catalogueOf([]));
});

afterAll(async () => {
  await server.stop();
});

beforeEach(() => {
  server.reset(catalogueOf(rawTools(14), [rawPost('First post'), rawPost('Second post')]));
  holdClock(new Date('2026-11-20T10:00:00Z'));
});

function open(path = '/tools') {
  const { store, notices } = createTestStore({ source: httpSource(server.origin) });
  store.dispatch(routeTo(path));
  return {
    store,
    notices,
    listTools: (query: Partial<ListToolsArg> = {}) =>
      whileClockRuns(store.dispatch(endpoints.listTools.initiate({ ...unfiltered, ...query }))),
    listTrendingTools: (page = 0) =>
      whileClockRuns(store.dispatch(endpoints.listTrendingTools.initiate(page))),
    toolBySlug: (slug: string) => whileClockRuns(store.dispatch(endpoints.toolBySlug.initiate(slug))),
    postBySlug: (slug: string) => whileClockRuns(store.dispatch(endpoints.postBySlug.initiate(slug))),
    listPosts: () => whileClockRuns(store.dispatch(endpoints.listPosts.initiate(undefined))),
  };
}

const samples = 7;

// proves catalogue-1, catalogue-2, catalogue-3
describe('what is asked', () => {
  test.each([
    [
      'the listing without filters',
      (dispatch: Dispatch) => dispatch(endpoints.listTools.initiate(unfiltered)),
      '/api/tools',
      { page: '0', limit: '12' },
    ],
    [
      'the listing with everything chosen',
      (dispatch: Dispatch) =>
        dispatch(
          endpoints.listTools.initiate({
            category: 'coding-assistants',
            pricingModel: 'one-time',
            platform: 'Browser extension',
            search: 'a & b=c',
            subcategory: 'Code review',
            industry: 'developers',
            tag: 'open source',
            sort: 'price',
            pageIndex: 2,
          }),
        ),
      '/api/tools',
      {
        category: 'coding-assistants',
        pricingModel: 'one-time',
        platform: 'Browser extension',
        search: 'a & b=c',
        subcategory: 'Code review',
        industry: 'developers',
        tag: 'open source',
        sort: 'price',
        page: '2',
        limit: '12',
      },
    ],
    [
      'trending',
      (dispatch: Dispatch) => dispatch(endpoints.listTrendingTools.initiate(1)),
      '/api/tools',
      { trending: 'true', limit: '12', page: '1' },
    ],
    [
      'home trending',
      (dispatch: Dispatch) => dispatch(endpoints.listHomeTools.initiate(undefined)),
      '/api/tools',
      { trending: 'true', limit: '3' },
    ],
    [
      'similar tools',
      (dispatch: Dispatch) => dispatch(endpoints.listSimilarTools.initiate('E-commerce')),
      '/api/tools',
      { category: 'E-commerce', limit: '10' },
    ],
    [
      'a tool by slug',
      (dispatch: Dispatch) => dispatch(endpoints.toolBySlug.initiate('tool-01')),
      '/api/tools/slug/tool-01',
      {},
    ],
    [
      'a tool by id',
      (dispatch: Dispatch) => dispatch(endpoints.toolById.initiate('id-tool-01')),
      '/api/tools/id-tool-01',
      {},
    ],
    [
      'all posts',
      (dispatch: Dispatch) => dispatch(endpoints.listPosts.initiate(undefined)),
      '/api/blogs',
      {},
    ],
    [
      'home posts',
      (dispatch: Dispatch) => dispatch(endpoints.listHomePosts.initiate(undefined)),
      '/api/blogs',
      { limit: '2', featured: 'true' },
    ],
    [
      'a post by slug',
      (dispatch: Dispatch) => dispatch(endpoints.postBySlug.initiate('first-post')),
      '/api/blogs/slug/first-post',
      {},
    ],
  ])('%s', async (_, ask, path, params) => {
    const { isSuccess } = await whileClockRuns<{ isSuccess: boolean }>(ask(open().store.dispatch));
    expect(isSuccess).toBe(true);
    expect(server.requests).toEqual([
      {
        method: 'GET',
        path,
        params,
        headers: expect.objectContaining({ 'content-type': 'application/json' }) as unknown,
      },
    ]);
  });

  // proves catalogue-3
  test('a slug is one segment of the path, whatever is in it', async () => {
    expectConsole('error', 'API error: 404');
    await open().toolBySlug('a/b c?d');
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/tools/slug/a%2Fb%20c%3Fd']);
  });
});

describe('what is understood', () => {
  // proves catalogue-4
  test('an object with a page: its ids and totals', async () => {
    const { data } = await open().listTools();
    expect(data).toMatchObject({
      ids: Array.from({ length: 12 }, (_, index) => `id-tool-${String(index + 1).padStart(2, '0')}`),
      totalItems: 14,
      totalPages: 2,
      currentPage: 0,
    });
  });

  // proves catalogue-4
  test('a plain list longer than a page is sliced, and its pages are counted', async () => {
    server.answer('/api/tools', json(rawTools(30)));
    const app = open();
    const last = await app.listTools({ pageIndex: 2 });
    expect(last.data).toEqual({
      ids: ['id-tool-25', 'id-tool-26', 'id-tool-27', 'id-tool-28', 'id-tool-29', 'id-tool-30'],
      totalItems: 30,
      totalPages: 3,
      currentPage: 2,
    });
    const trending = await app.listTrendingTools(1);
    expect(trending.data).toMatchObject({ totalPages: 3, totalItems: 30 });
    expect(trending.data?.ids).toHaveLength(12);
    expect(trending.data?.ids[0]).toBe('id-tool-13');
  });

  test('trending as an object with tools and totalPages', async () => {
    server.answer('/api/tools?trending=true', json({ tools: rawTools(12), totalPages: 4 }));
    const { data } = await open().listTrendingTools();
    expect(data?.totalPages).toBe(4);
    expect(data?.ids).toHaveLength(12);
  });

  test.each([
    ['a list', [rawTool('Alpha'), rawTool('Beta')]],
    ['an object', { tools: [rawTool('Alpha'), rawTool('Beta')] }],
  ])('similar tools as %s', async (_, body) => {
    server.answer('/api/tools', json(body));
    const { store } = open();
    const { data } = await whileClockRuns(store.dispatch(endpoints.listSimilarTools.initiate('marketing')));
    expect(data).toEqual(['id-alpha', 'id-beta']);
  });

  // proves catalogue-4
  test.each([
    ['a list', [rawPost('Alpha'), rawPost('Beta')]],
    ['an object', { blogs: [rawPost('Alpha'), rawPost('Beta')] }],
  ])('posts as %s', async (_, body) => {
    server.answer('/api/blogs', json(body));
    expect((await open().listPosts()).data).toEqual(['id-alpha', 'id-beta']);
  });

  // proves catalogue-14
  test('a tool without a category keeps the known one in silence', async () => {
    const { store, listTools, toolBySlug } = open();
    await listTools();
    server.answer('/api/tools/slug/tool-01', json(rawTool('Tool 01', { category: undefined })));
    await toolBySlug('tool-01');
    expect(selectToolBySlug(store.getState(), 'tool-01')?.category).toBe('coding-assistants');
    expect(consoleLines('warn')).toEqual([]);
  });

  // proves catalogue-14
  test('a tool without a category that nobody knew is reassigned, with a warning', async () => {
    expectConsole('warn', 'Invalid category "" of the tool "Tool 01": it is listed under ai-chatbots.');
    server.answer('/api/tools/slug/tool-01', json(rawTool('Tool 01', { category: undefined })));
    const { store, toolBySlug } = open();
    await toolBySlug('tool-01');
    await toolBySlug('tool-01');
    expect(selectToolBySlug(store.getState(), 'tool-01')?.category).toBe('ai-chatbots');
    expect(consoleLines('warn')).toHaveLength(1);
  });

  // proves catalogue-10
  test('records that cannot be used are dropped with a warning, the others stay', async () => {
    expectConsole('warn', /./);
    const bad = [null, 5, 'tool', [], {}, { slug: 'no-name' }, { name: 'Neither slug nor id' }];
    server.answer('/api/tools', toolPage([...bad, rawTool('Good')]));
    const { data } = await open().listTools();
    expect(data?.ids).toEqual(['id-good']);
    expect(consoleLines('warn')).toHaveLength(bad.length);
  });

  // proves list-31
  test('what the server did not filter by subcategory, industry and tag is filtered here', async () => {
    const right = { subcategories: ['Code review'], industryFit: ['developers'], tags: ['open source'] };
    server.answer(
      '/api/tools',
      toolPage([
        rawTool('Right', right),
        rawTool('Other subcategory', { ...right, subcategories: ['Testing'] }),
        rawTool('Other industry', { ...right, industryFit: ['writers'] }),
        rawTool('No tags', { ...right, tags: undefined }),
      ]),
    );
    const filters = { subcategory: 'Code review', industry: 'developers', tag: 'open source' };
    expect((await open().listTools(filters)).data?.ids).toEqual(['id-right']);
  });
});

describe('the seven samples', () => {
  // proves catalogue-9
  test.each([
    ['an empty list', json([])],
    ['an object without tools', toolPage([])],
    ['null', json(null)],
    ['an object of another shape', json({ message: 'fine' })],
    ['a text', json('fine')],
    ['a total without tools', json({ tools: [], totalItems: 5, totalPages: 1 })],
  ])('stand in when an unfiltered listing answers with %s', async (_, answer) => {
    server.answer('/api/tools', answer);
    const { store, listTools } = open();
    const { data } = await listTools();
    expect(data).toMatchObject({ totalItems: samples, totalPages: 1 });
    expect(data?.ids).toHaveLength(samples);
    const categories = data?.ids.map((id) => selectToolById(store.getState(), id)?.category);
    expect(categories?.sort()).toEqual(
      [
        'video-editing-tools',
        'photo-editing-tools',
        'copywriting-blogging-tools',
        'coding-assistants',
        'ai-chatbots',
        'no-code-ai-agents',
        'automation-workflow-tools',
      ].sort(),
    );
  });

  // proves catalogue-9
  test('stand in when no tool of an unfiltered listing can be used', async () => {
    expectConsole('warn', 'was dropped');
    server.answer('/api/tools', json({ tools: [{ nothing: 1 }, null], totalItems: 2, totalPages: 1 }));
    expect((await open().listTools()).data?.ids).toHaveLength(samples);
  });

  // proves catalogue-9
  test('never stand in for a page past the last one', async () => {
    server.answer('/api/tools', json({ tools: [], totalItems: 14, totalPages: 2 }));
    expect((await open().listTools({ pageIndex: 2 })).data).toMatchObject({ ids: [], totalPages: 2 });
  });

  test('never stand in for the tools of an answer whose totals are 0', async () => {
    server.answer('/api/tools', json({ tools: rawTools(2), totalItems: 0, totalPages: 0, currentPage: 0 }));
    expect((await open().listTools()).data).toMatchObject({
      ids: ['id-tool-01', 'id-tool-02'],
      totalItems: 2,
      totalPages: 1,
    });
  });

  // proves catalogue-9
  test.each([
    ['category', { category: 'marketing' }],
    ['search', { search: 'nothing like it' }],
    ['pricing model', { pricingModel: 'free' }],
    ['platform', { platform: 'Linux' }],
    ['subcategory', { subcategory: 'x' }],
    ['industry', { industry: 'writers' }],
    ['tag', { tag: 'x' }],
  ])('never stand in for a listing filtered by %s', async (_, query) => {
    server.answer('/api/tools', json([]));
    expect((await open().listTools(query)).data).toMatchObject({ ids: [], totalItems: 0 });
  });

  test('never stand in for trending tools', async () => {
    server.answer('/api/tools', json([]));
    expect((await open().listTrendingTools()).data?.ids).toEqual([]);
  });
});

describe('faults', () => {
  // proves catalogue-6, catalogue-7
  test.each([
    ['500', serverFault, 'API error: 500'],
    ['404', notFound, 'API error: 404'],
    ['HTML', htmlPage, /./],
    ['half a JSON', halfJson, /./],
  ])('a listing answered with %s is asked twice, logged, and told once', async (_, answer, line) => {
    expectConsole('error', line);
    server.answer('/api/tools', answer);
    const { listTools, notices } = open();
    const { isError } = await listTools();
    expect(isError).toBe(true);
    expect(server.requests).toHaveLength(2);
    expect(notices).toEqual([
      expect.objectContaining({ kind: 'error', text: 'Error loading tools. Please try again later.' }),
    ]);
  });

  // proves catalogue-7
  test('an answer that cannot be normalized is a failure that the store can hold', async () => {
    expectConsole('error', /API error: unreadable answer \/api\/tools Error: no code/);
    const body = {
      get tools() {
        throw new Error('no code');
      },
    };
    const { store } = createTestStore({ source: () => Promise.resolve({ status: 200, body }) });
    const { error } = await whileClockRuns(store.dispatch(endpoints.listTools.initiate(unfiltered)));
    expect(error).toEqual({ kind: 'unreadable', message: 'API error: unreadable answer' });
  });

  // proves list-13
  test('a listing that fails when its screen has been left is not told', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/tools', serverFault);
    const { store, notices } = open();
    const reading = store.dispatch(endpoints.listTools.initiate(unfiltered));
    store.dispatch(routeTo('/about'));
    expect((await whileClockRuns(reading)).isError).toBe(true);
    expect(notices).toEqual([]);
  });

  // proves toasts-12
  test.each([
    ['of other filters than the shown one', '/tools', { pricingModel: 'free' }],
    ['that only counts the tools', '/how-we-review', {}],
  ])('a listing %s is not told', async (_, path, query) => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/tools', serverFault);
    const { listTools, notices } = open(path);
    expect((await listTools(query)).isError).toBe(true);
    expect(notices).toEqual([]);
  });

  // proves list-13
  test('a listing that fails again at Retry is not told again', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/tools', serverFault);
    const { store, notices } = open();
    const reading = store.dispatch(endpoints.listTools.initiate(unfiltered));
    await whileClockRuns(reading);
    expect((await whileClockRuns(reading.refetch())).isError).toBe(true);
    expect(server.requests).toHaveLength(4);
    expect(notices).toHaveLength(1);
  });

  // proves toasts-13
  test('a failed trending call is told once', async () => {
    expectConsole('error', 'API error: 503');
    server.answer('/api/tools', json({}, 503));
    const { listTrendingTools, notices } = open('/trending-tools');
    expect((await listTrendingTools()).isError).toBe(true);
    expect(server.requests).toHaveLength(2);
    expect(notices.map(({ text }) => text)).toEqual([
      'Error loading trending tools. Please try again later.',
    ]);
  });

  // proves catalogue-35
  test('a call that is not answered within 20 seconds is asked once more, and has failed', async () => {
    expectConsole('error', 'API error: no answer');
    const signals: AbortSignal[] = [];
    const source: CatalogueSource = (_, signal) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const { store } = createTestStore({ source: withTimeLimit(source, 20_000) });
    const answer = store.dispatch(endpoints.listTools.initiate(unfiltered));
    await jest.advanceTimersByTimeAsync(19_999);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    expect((await whileClockRuns(answer)).error).toMatchObject({ kind: 'unreachable' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test('a call that is answered, or left, ends its time limit', async () => {
    const signals: AbortSignal[] = [];
    const source: CatalogueSource = (_, signal) => {
      signals.push(signal);
      return Promise.resolve({ status: 200, body: {} });
    };
    const leaving = new AbortController();
    await withTimeLimit(source, 20_000)({ path: '/api/tools', params: {} }, leaving.signal);
    expect(jest.getTimerCount()).toBe(0);
    const never: CatalogueSource = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const waiting = withTimeLimit(never, 20_000)({ path: '/api/tools', params: {} }, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a call that succeeds at the second try raises no toast', async () => {
    expectConsole('error', 'API error: 500');
    const { store, notices } = open();
    server.answer('/api/tools', serverFault);
    const answer = store.dispatch(endpoints.listTools.initiate(unfiltered));
    while (server.requests.length < 1) await whileClockRuns(Promise.resolve());
    server.reset();
    expect((await whileClockRuns(answer)).data?.totalItems).toBe(14);
    expect(server.requests).toHaveLength(1);
    expect(notices).toEqual([]);
  });

  test('a server that is gone fails the call, and the next one succeeds when it is back', async () => {
    expectConsole('error', /./);
    const { listTools, store, notices } = open();
    await server.stop();
    try {
      expect((await listTools()).isError).toBe(true);
      expect(notices).toHaveLength(1);
    } finally {
      await server.start();
    }
    const again = await whileClockRuns(
      store.dispatch(endpoints.listTools.initiate(unfiltered, { forceRefetch: true })),
    );
    expect(again.data?.totalItems).toBe(14);
  });

  // proves list-13
  test('what was on screen stays in the cache when the next read of it fails', async () => {
    expectConsole('error', 'API error: 500');
    const { listTools, store } = open();
    await listTools();
    server.answer('/api/tools', serverFault);
    const again = await whileClockRuns(
      store.dispatch(endpoints.listTools.initiate(unfiltered, { forceRefetch: true })),
    );
    expect(again.isError).toBe(true);
    expect(again.data?.totalItems).toBe(14);
  });

  // proves catalogue-6
  test.each(['toolBySlug', 'postBySlug'] as const)(
    'a 404 of %s is logged, and not retried',
    async (endpoint) => {
      expectConsole('error', 'API error: 404');
      const { isError, error } = await open()[endpoint]('nobody');
      expect(isError).toBe(true);
      expect(error).toMatchObject({ kind: 'missing' });
      expect(server.requests).toHaveLength(1);
    },
  );

  test.each([
    ['500', serverFault],
    ['HTML', htmlPage],
    ['half a JSON', halfJson],
  ])('a tool answered with %s is a fault, not a missing tool', async (_, answer) => {
    expectConsole('error', /./);
    server.answer('/api/tools/slug/tool-01', answer);
    const { error } = await open().toolBySlug('tool-01');
    expect(error).toBeDefined();
    expect(error).not.toMatchObject({ kind: 'missing' });
    expect(server.requests).toHaveLength(2);
  });

  test.each([
    ['null', null],
    ['a list', [rawTool('Alpha')]],
    ['a record without a name', { _id: 'x', slug: 'x' }],
  ])('a tool answered with %s breaks nothing', async (_, body) => {
    server.answer('/api/tools/slug/tool-01', json(body));
    const { store, toolBySlug } = open();
    expect((await toolBySlug('tool-01')).isError).toBe(true);
    expect(store.getState().tools.ids).toEqual([]);
  });

  // proves home-6
  test('a failed home or blog call raises no toast', async () => {
    expectConsole('error', 'API error: 500');
    server.answer('/api/tools', serverFault);
    server.answer('/api/blogs', serverFault);
    const { store, listPosts, notices } = open();
    await whileClockRuns(store.dispatch(endpoints.listHomeTools.initiate(undefined)));
    expect((await listPosts()).isError).toBe(true);
    expect(notices).toEqual([]);
  });
});

describe('what the state keeps', () => {
  // proves state-4
  test('a tool once, and ids in the lists', async () => {
    const text = 'A description like no other';
    server.reset(catalogueOf([rawFullTool('Alpha', { shortDescription: 'Short.', description: text })]));
    const { store, listTools, listTrendingTools, toolBySlug } = open();
    await listTools();
    await listTools({ category: 'coding-assistants' });
    await listTrendingTools();
    await toolBySlug('alpha');
    expect(JSON.stringify(store.getState()).split(text)).toHaveLength(2);
    const { queries } = store.getState().catalogueApi;
    expect(Object.keys(queries)).toHaveLength(4);
    for (const query of Object.values(queries)) {
      expect(JSON.stringify(query?.data)).toContain('"alpha-own-id"');
      expect(JSON.stringify(query?.data)).not.toContain('Alpha');
    }
  });

  test('a tool under the id it names itself by, found by its slug', async () => {
    server.reset(catalogueOf([rawFullTool('Alpha')]));
    const { store, toolBySlug } = open();
    expect((await toolBySlug('alpha')).data).toBe('alpha-own-id');
    expect(selectToolById(store.getState(), 'alpha-own-id')?.name).toBe('Alpha');
    expect(selectToolBySlug(store.getState(), 'alpha')?.name).toBe('Alpha');
  });

  // proves catalogue-18
  test('a list that brings only a summary takes nothing from what the page of the tool has loaded', async () => {
    const full = rawFullTool('Alpha');
    server.answer('/api/tools/slug/alpha', json(full));
    const { store, toolBySlug, listTools } = open();
    await toolBySlug('alpha');
    const before = selectToolBySlug(store.getState(), 'alpha');
    const { _id, id, name, slug } = full;
    server.answer(
      '/api/tools',
      toolPage([{ _id, id, name, slug, category: 'coding-assistants', rating: 3 }]),
    );
    await listTools();
    expect(selectToolBySlug(store.getState(), 'alpha')).toEqual({ ...before, rating: 3 });
  });

  test('a list that brings only a summary takes nothing from what the page of the post has loaded', async () => {
    const full = rawPost('Alpha', {
      content: '<p>All of it</p>',
      seo: { canonicalUrl: 'https://blog.example/alpha', siteName: 'Blog' },
    });
    server.answer('/api/blogs/slug/alpha', json(full));
    const { store, postBySlug, listPosts } = open();
    await postBySlug('alpha');
    const before = selectPostById(store.getState(), 'id-alpha');
    const { _id, id, title, slug } = full;
    server.answer('/api/blogs', json([{ _id, id, title, slug, excerpt: 'New' }]));
    await listPosts();
    expect(selectPostById(store.getState(), 'id-alpha')).toEqual({ ...before, excerpt: 'New' });
  });

  // proves catalogue-5
  test('an answer is fresh for five minutes', async () => {
    const { listTools } = open();
    await listTools();
    jest.advanceTimersByTime(290_000);
    await listTools();
    expect(server.requests).toHaveLength(1);
    jest.advanceTimersByTime(11_000);
    await listTools();
    expect(server.requests).toHaveLength(2);
  });

  // proves catalogue-5
  test('nothing is read again because the window got the focus', async () => {
    const { listTools } = open();
    await listTools();
    jest.advanceTimersByTime(400_000);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await whileClockRuns(Promise.resolve());
    expect(server.requests).toHaveLength(1);
  });

  // proves catalogue-5
  test('an answer nobody watches is dropped after five minutes, its tools stay known', async () => {
    const { store } = open();
    const watch = store.dispatch(endpoints.listTools.initiate(unfiltered));
    await whileClockRuns(watch);
    watch.unsubscribe();
    await jest.advanceTimersByTimeAsync(290_000);
    expect(Object.keys(store.getState().catalogueApi.queries)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(store.getState().catalogueApi.queries).toEqual({});
    expect(selectToolBySlug(store.getState(), 'tool-01')?.name).toBe('Tool 01');
  });
});

describe('addresses of images', () => {
  // proves article-4, catalogue-17
  test('relative ones belong to the API host, absolute ones stay', async () => {
    server.answer(
      '/api/tools',
      toolPage([
        rawTool('Own', { logo: '/img/own.png', screenshots: ['/img/1.png', 'https://img.example/2.png'] }),
        rawTool('Foreign', { logo: 'https://img.example/logo.png' }),
      ]),
    );
    server.answer('/api/blogs', json([rawPost('Alpha', { coverImage: 'covers/alpha.png' })]));
    const { store } = createTestStore({
      source: httpSource(server.origin),
      imageHost: 'https://api.example.com',
    });
    await whileClockRuns(store.dispatch(endpoints.listTools.initiate(unfiltered)));
    await whileClockRuns(store.dispatch(endpoints.listPosts.initiate(undefined)));
    expect(selectToolById(store.getState(), 'id-own')).toMatchObject({
      logo: 'https://api.example.com/img/own.png',
      screenshots: ['https://api.example.com/img/1.png', 'https://img.example/2.png'],
    });
    expect(selectToolById(store.getState(), 'id-foreign')?.logo).toBe('https://img.example/logo.png');
    expect(selectPostById(store.getState(), 'id-alpha')?.image).toBe(
      'https://api.example.com/covers/alpha.png',
    );
  });
});
