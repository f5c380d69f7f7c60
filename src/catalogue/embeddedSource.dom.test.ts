import { holdClock, whileClockRuns, whileNetworkRuns } from '../../tests/support/clock';
import { type FileServer, startFileServer } from '../../tests/support/fileServer';
import { limits } from '../domain/limits';
import { type CatalogueRequest, queryCatalogue } from '../domain/queryCatalogue';
import { suggestedToolOf } from '../domain/suggestedTool';
import type { Tool } from '../domain/tool';
import type { ListingPage } from '../domain/toolListing';
import { catalogueAssets } from '../server/catalogue/catalogueAssets';
import { embeddedFolder } from '../server/catalogue/catalogueFiles';
import { readCatalogue } from '../server/catalogue/catalogueFolder';

import type { CatalogueSource } from './baseQuery';
import { catalogueVersion } from './embedded/dataFolder';
import { type FilesSource, filesSource } from './embedded/filesSource';
import { embeddedSource } from './embeddedSource';

const records = readCatalogue(embeddedFolder);
const assets = catalogueAssets(records);
const base = `/${assets.folder}/`;

let server: FileServer;
let files: FilesSource;
let source: CatalogueSource;

beforeEach(async () => {
  server = await startFileServer(
    new Map([
      ['/catalogue.json', JSON.stringify({ folder: assets.folder })],
      ...[...assets.files].map(([name, text]) => [base + name, text] as const),
    ]),
  );
  files = filesSource(server.origin + base);
  source = files.respond;
});

afterEach(async () => {
  await server.stop();
});

const never = () => new AbortController().signal;
const ask = (path: string, params: CatalogueRequest['params'] = {}, signal = never()) =>
  source({ path, params }, signal);

/** The files read since the last call, without their folder. */
const filesRead = () => server.reads.splice(0).map((path) => path.replace(base, ''));
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('answers as an API host with the same records does', () => {
  const limit = 12;
  test.each<[string, CatalogueRequest['params']?]>([
    ['/api/tools', { page: 0, limit }],
    ['/api/tools', { page: 18, limit }],
    ['/api/tools', { page: 99, limit }],
    ['/api/tools', { category: 'ai-video-generation', page: 1, limit }],
    ['/api/tools', { pricingModel: 'free', platform: 'Linux', page: 0, limit }],
    ['/api/tools', { category: 'coding-assistants', subcategory: 'Code review', page: 0, limit }],
    ['/api/tools', { industry: 'developers', tag: 'open source', page: 0, limit }],
    ['/api/tools', { search: 'video', page: 0, limit }],
    ['/api/tools', { search: 'midjurney', page: 0, limit }],
    ['/api/tools', { search: 'zzzzz qqqqq', page: 0, limit }],
    ['/api/tools', { search: 'image', category: 'ai-art-generator', page: 0, limit }],
    ['/api/tools', { sort: 'price', pricingModel: 'freemium', page: 1, limit }],
    ['/api/tools', { sort: 'checked', search: 'video', page: 0, limit }],
    ['/api/tools', { pricingModel: 'one-time', platform: 'Linux', tag: 'seo', page: 0, limit }],
    ['/api/tools', { trending: 'true', limit: 3 }],
    ['/api/tools', { category: 'finance', limit: 10 }],
    ['/api/tools/slug/runway'],
    ['/api/tools/tool-runway'],
    ['/api/tools/slug/nobody'],
    ['/api/blogs/slug/write-prompts-you-can-reuse'],
    ['/api/blogs/post-write-prompts-you-can-reuse'],
    ['/api/blogs/slug/nobody'],
    ['/api/users'],
  ])('%s %j', async (path, params = {}) => {
    const { status, body } = queryCatalogue(records, { path, params });
    expect(await ask(path, params)).toEqual({ status, body: overTheWire(body) });
  });

  test.each([{}, { featured: 'true', limit: 2 }])('posts of %j, without their text', async (params) => {
    const { body } = queryCatalogue(records, { path: '/api/blogs', params });
    const blogs = (body as { blogs: object[] }).blogs.map((post) => ({ ...post, content: undefined }));
    expect(blogs.length).toBeGreaterThan(1);
    expect(await ask('/api/blogs', params)).toEqual({ status: 200, body: { blogs: overTheWire(blogs) } });
  });
});

describe('reads only what the answer needs', () => {
  // proves delivery-51
  test.each<[CatalogueRequest['params'], string]>([
    [{ page: 0, limit: 12 }, 'lists/all/0.json'],
    [{ page: 2, limit: 12 }, 'lists/all/2.json'],
    [{ category: 'ai-chatbots', page: 1, limit: 12 }, 'lists/in-ai-chatbots/1.json'],
    [{ category: 'finance', limit: 10 }, 'lists/in-finance/0.json'],
    [{ trending: 'true', page: 0, limit: 12 }, 'lists/trending/0.json'],
    [{ trending: 'true', limit: 3 }, 'lists/trending/0.json'],
  ])('a page of a list without a filter: the rows once, and one file (%j)', async (params, file) => {
    const { body } = await ask('/api/tools', params);
    expect(filesRead()).toEqual(['tools.json', file]);
    await ask('/api/tools', params);
    await ask(`/api/tools/slug/${(body as ListingPage<Tool>).tools[0]?.slug}`);
    expect(filesRead()).toEqual([]);
  });

  // proves delivery-51
  test('a page of a filtered list: the records that no file before had', async () => {
    await ask('/api/tools', { page: 0, limit: 12 });
    filesRead();
    const params = { pricingModel: 'free', page: 0, limit: 12 };
    const { tools } = queryCatalogue(records, { path: '/api/tools', params }).body as ListingPage<Tool>;
    const { tools: before } = queryCatalogue(records, { path: '/api/tools', params: { page: 0, limit: 12 } })
      .body as ListingPage<Tool>;
    const unknown = tools.filter(({ id }) => !before.some((tool) => tool.id === id));
    await ask('/api/tools', params);
    expect(filesRead().sort()).toEqual(unknown.map(({ slug }) => `tools/${slug}.json`).sort());
  });

  test('a search: the search index too, once', async () => {
    await ask('/api/tools', { search: 'midjourney', page: 0, limit: 12 });
    const files = filesRead();
    expect(files.slice(0, 2).sort()).toEqual(['search.json', 'tools.json']);
    expect(files).toContain('tools/midjourney.json');
    await ask('/api/tools', { search: 'midjourney', category: 'finance', page: 0, limit: 12 });
    expect(filesRead()).toEqual([]);
  });

  // proves search-40
  test('suggestions, as the listing of a host has them: the index and what they show, not for each text', async () => {
    const suggest = await files.loadSuggester(never());
    for (const search of ['chat', 'midjurney', 'cursor vs claude code', 'zzzzz qqqqq']) {
      const { body } = queryCatalogue(records, { path: '/api/tools', params: { search, page: 0, limit: 5 } });
      const { tools, totalItems, match } = body as ListingPage<Tool>;
      const expected = { search, tools: tools.map(suggestedToolOf), totalItems, match };
      expect(suggest(search)).toEqual(expected);
    }
    expect(filesRead().sort()).toEqual(['search.json', 'suggestions.json']);
  });

  test('a tool page: the rows, its record, and one file for those of its category', async () => {
    await Promise.all([ask('/api/tools/slug/runway'), ask('/api/tools', { category: 'finance', limit: 10 })]);
    expect(filesRead().sort()).toEqual(['lists/in-finance/0.json', 'tools.json', 'tools/runway.json']);
  });

  test('the blog: one list, and the text of the post that is opened', async () => {
    await ask('/api/blogs');
    await ask('/api/blogs', { featured: 'true', limit: 2 });
    expect(filesRead()).toEqual(['posts.json']);
    await ask('/api/blogs/slug/write-prompts-you-can-reuse');
    expect(filesRead()).toEqual(['posts/write-prompts-you-can-reuse.json']);
  });

  // proves article-11
  test('a static article: the same records as a fallback, without a failed read', async () => {
    const { status, body } = await ask('/api/blogs/slug/choose-an-ai-video-tool');
    expect([status, body]).toMatchObject([200, { slug: 'choose-an-ai-video-tool' }]);
    expect(filesRead()).toEqual(['posts.json']);
  });

  test('nothing for what does not exist', async () => {
    await ask('/api/tools/slug/nobody');
    await ask('/api/users');
    expect(filesRead()).toEqual(['tools.json']);
  });
});

describe('fails as an API host does', () => {
  const fault = { status: 503, text: 'Out of order' };

  test.each(['tools.json', 'search.json', 'tools/runway.json'])(
    '%s answers 503, and is read again the next time',
    async (file) => {
      const params = { search: 'runway', page: 0, limit: 12 };
      server.answer(base + file, fault);
      expect(await ask('/api/tools', params)).toEqual({ status: 503, body: undefined });
      server.answer(base + file);
      expect((await ask('/api/tools', params)).status).toBe(200);
    },
  );

  test('a file that is no JSON', async () => {
    server.answer(`${base}posts.json`, { status: 200, text: '<!doctype html>' });
    await expect(ask('/api/blogs')).rejects.toThrow(SyntaxError);
    server.answer(`${base}posts.json`);
    expect((await ask('/api/blogs')).status).toBe(200);
  });

  test('nobody answers', async () => {
    await server.stop();
    await expect(ask('/api/tools')).rejects.toThrow('fetch failed');
  });

  test('who gives up does not stop another who waits for the same list', async () => {
    const leaving = new AbortController();
    const [left, stayed] = [ask('/api/blogs', {}, leaving.signal), ask('/api/blogs')];
    leaving.abort();
    await expect(left).rejects.toThrow(/abort/i);
    expect((await stayed).status).toBe(200);
    await expect(ask('/api/blogs', {}, AbortSignal.abort())).rejects.toThrow(/abort/i);
    expect(filesRead()).toEqual(['posts.json']);
  });

  // proves state-8
  test('nothing is read for a request that ended before its code was there', async () => {
    const ended = AbortSignal.abort();
    await expect(ask('/api/tools', { search: 'video', page: 0, limit: 12 }, ended)).rejects.toThrow(/abort/i);
    await ask('/api/blogs');
    expect(filesRead()).toEqual(['posts.json']);
  });
});

describe('the embedded catalogue', () => {
  // proves trust-17
  test('a tool is marked as reviewed where the maker’s own pages were read on a known day', () => {
    const marked = records.tools.filter(({ reviewed }) => reviewed);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked).toEqual(records.tools.filter(({ factsCheckedAt }) => factsCheckedAt !== ''));
  });

  beforeEach(() => {
    const { origin } = window.location;
    const realFetch = fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        realFetch(url instanceof URL ? url.href.replace(origin, server.origin) : url, init),
      );
    holdClock();
  });

  // proves catalogue-34
  test('a failed look for the folder of the data files is not kept', async () => {
    const look = () => embeddedSource(0)({ path: '/api/blogs', params: {} }, never());
    server.answer('/catalogue.json', { status: 503, text: '' });
    await expect(look()).rejects.toThrow('catalogue.json was answered with status 503.');
    expect(catalogueVersion()).toBe('');
    server.answer('/catalogue.json');
    expect(await look()).toMatchObject({ status: 200 });
    expect(catalogueVersion()).toBe(assets.folder.slice(-10));
    expect(server.reads).toEqual(['/catalogue.json', '/catalogue.json', `${base}posts.json`]);
  });

  // proves catalogue-8, delivery-25
  test('answers after 500 ms in development, however early the files are there', async () => {
    const request = { path: '/api/tools/slug/runway', params: {} };
    let isAnswered = false;
    const answering = embeddedSource(limits.embeddedDelayMs)(request, never()).then((answer) => {
      isAnswered = true;
      return answer;
    });
    await jest.advanceTimersByTimeAsync(499);
    let turns = 0;
    await whileNetworkRuns(() => server.reads.length >= 2 && ++turns > 50);
    expect(isAnswered).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await whileClockRuns(answering)).toMatchObject({ status: 200, body: { name: 'Runway' } });
    // On a published site it only waits for the files: the fake clock does not advance.
    let published: unknown;
    void embeddedSource(0)(request, never()).then((answer) => (published = answer));
    await whileNetworkRuns(() => published !== undefined);
    expect(published).toMatchObject({ status: 200, body: { name: 'Runway' } });
  });

  test('an abort ends the wait at once', async () => {
    const leaving = new AbortController();
    const answering = embeddedSource(limits.embeddedDelayMs)(
      { path: '/api/tools', params: {} },
      leaving.signal,
    );
    leaving.abort();
    await expect(answering).rejects.toThrow(/abort/i);
  });
});
