import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { type ApiServer, startApiServer } from '../../../tests/support/apiServer';
import { catalogueOf, rawPost, rawTools } from '../../../tests/support/records';
import { httpSource } from '../../catalogue/httpSource';

import { careful, quick, thorough } from './compressed';
import { fetchCatalogue } from './fetchCatalogue';
import { createSiteCache } from './siteCache';
import { compressionLevels } from './sitePages';
import { createSiteWriter, type WriteOptions } from './siteWriter';

describe('writing a site', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const text = 'words '.repeat(500);

  test('a page has its compressed forms beside it', async () => {
    const { write } = createSiteWriter(folder);
    await write('/tools/alpha/index.html', text);
    const read = (name: string) => readFileSync(path.join(folder, 'tools/alpha', name));
    expect(read('index.html').toString()).toBe(text);
    expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(text);
    expect(gunzipSync(read('index.html.gz')).toString()).toBe(text);
  });

  // proves delivery-50
  test('pages are compressed better than their data, unless it is said otherwise', async () => {
    const { write } = createSiteWriter(folder);
    const long = Array.from({ length: 3_000 }, (_, n) => `<p class="c${n % 17}">${n * 7919}</p>`).join('');
    await write('/about/index.html', long);
    await write('/contact/index.html', long, { level: quick });
    await write('/assets/page-data/about.json', long);
    const sizeOf = (name: string) => readFileSync(path.join(folder, `${name}.br`)).length;
    expect(sizeOf('about/index.html')).toBeLessThan(sizeOf('assets/page-data/about.json'));
    expect(sizeOf('contact/index.html')).toBe(sizeOf('assets/page-data/about.json'));
  });

  // proves delivery-49
  test('what is quickly compressed to more than its limit is compressed carefully', async () => {
    const { write } = createSiteWriter(folder);
    const long = Array.from({ length: 3_000 }, (_, n) => `<p class="c${n % 17}">${n * 7919}</p>`).join('');
    const sizeWith = async (options: WriteOptions) => {
      await write('/tools/a/index.html', long, options);
      return readFileSync(path.join(folder, 'tools/a/index.html.br')).length;
    };
    const [ofQuick, ofCareful] = [await sizeWith({ level: quick }), await sizeWith({ level: careful })];
    expect(await sizeWith({ level: quick, maxBytes: ofQuick })).toBe(ofQuick);
    expect(await sizeWith({ level: quick, maxBytes: ofQuick - 1 })).toBe(ofCareful);
    expect(ofCareful).toBeLessThan(ofQuick);
  });

  // proves delivery-50
  test('the pages of single records are compressed carefully where they are few, and quickly where they are many', () => {
    const levels = (records: number) => {
      const paths = Array.from({ length: records }, (_, n) => `/tools/tool-${n}`);
      const levelOf = compressionLevels([...paths, '/', '/tools/category/alpha', '/blog/alpha']);
      return ['/tools/tool-1', '/versus/a-vs-b', '/', '/tools/category/alpha', '/blog/alpha', '*'].map(
        levelOf,
      );
    };
    expect(levels(1_500)).toEqual([careful, careful, thorough, thorough, thorough, thorough]);
    expect(levels(1_501)).toEqual([quick, quick, thorough, thorough, thorough, thorough]);
  });

  test('small files and pictures stand alone', async () => {
    const { write } = createSiteWriter(folder);
    await write('/robots.txt', 'User-agent: *');
    await write('/share/a.png', Buffer.alloc(5_000));
    expect(existsSync(path.join(folder, 'robots.txt.br'))).toBe(false);
    expect(existsSync(path.join(folder, 'share/a.png.br'))).toBe(false);
  });

  // proves delivery-54
  test('a file that a build before has left is written only where it was changed', async () => {
    const cache = createSiteCache(path.join(folder, 'cache'));
    const site = path.join(folder, 'site');
    const address = '/tools/alpha/index.html';
    await createSiteWriter(site, cache).write(address, text);
    const file = path.join(site, address);
    const entry = cache.read(address);
    if (!entry) throw new Error('It is not in the cache.');
    const makeOld = () => {
      for (const ending of ['', '.br', '.gz']) utimesSync(file + ending, 0, 0);
    };
    const isWrittenAgain = async () => {
      await createSiteWriter(site, cache).writeAgain(address, entry);
      expect(readFileSync(file, 'utf8')).toBe(text);
      const isWritten = statSync(`${file}.br`).mtimeMs > 0;
      makeOld();
      return isWritten;
    };
    makeOld();
    expect(await isWrittenAgain()).toBe(false);
    writeFileSync(file, text.replace('words', 'Words'));
    expect(await isWrittenAgain()).toBe(true);
    rmSync(`${file}.gz`);
    expect(await isWrittenAgain()).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  });

  // proves delivery-54
  test('what is no longer a file of the site is removed', async () => {
    const put = (name: string, content = name) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    };
    put('bundle/assets/main.js');
    put('bundle/index.html');
    for (const name of ['assets/main.js', 'assets/old.js', 'tools/gone/index.html']) put(`site/${name}`, 'x');
    const { write, copy, removeOthers } = createSiteWriter(path.join(folder, 'site'));
    const isWanted = (name: string) => name !== 'index.html';
    await copy(path.join(folder, 'bundle'), isWanted);
    await write('/robots.txt', 'User-agent: *');
    removeOthers();
    const files = readdirSync(path.join(folder, 'site'), { recursive: true, encoding: 'utf8' });
    expect(files.sort()).toEqual(['assets', 'assets/main.js', 'robots.txt']);
    const copied = path.join(folder, 'site/assets/main.js');
    expect(readFileSync(copied, 'utf8')).toBe('bundle/assets/main.js');
    const { ino } = statSync(copied);
    await createSiteWriter(path.join(folder, 'site')).copy(path.join(folder, 'bundle'), isWanted);
    expect(statSync(copied).ino).toBe(ino);
  });

  test('a slug cannot lead out of the folder', async () => {
    const { write } = createSiteWriter(folder);
    await expect(write('/tools/..%2F..%2F..%2Fevil/index.html', text)).rejects.toThrow('would lie outside');
  });
});

describe('reading an API host', () => {
  let server: ApiServer;
  beforeEach(async () => {
    server = await startApiServer(catalogueOf(rawTools(230), [rawPost('First post')]));
  });
  afterEach(() => server.stop());

  // proves delivery-5
  test('every page of its tools, its posts, and the static articles of the site', async () => {
    const { tools, posts, articles } = await fetchCatalogue(httpSource(server.origin));
    expect(tools).toHaveLength(230);
    expect(posts.map(({ title }) => title)).toEqual(['First post']);
    expect(articles).toHaveLength(3);
    expect(server.reads('/api/tools')).toHaveLength(3);
  });

  // proves delivery-63
  test('records whose slug cannot name a page are left out, with a warning', async () => {
    await server.stop();
    const [first, second, ...more] = rawTools(3);
    server = await startApiServer(
      catalogueOf(
        [{ ...first, slug: '..' }, { ...second, slug: 'a/b' }, ...more],
        [rawPost('First post', { slug: 'feed.xml' })],
      ),
    );
    const warnings: string[] = [];
    const { tools, posts } = await fetchCatalogue(httpSource(server.origin), {
      onWarning: (line) => warnings.push(line),
    });
    expect(tools.map(({ name }) => name)).toEqual(['Tool 03']);
    expect(posts).toEqual([]);
    expect(warnings).toEqual([
      'The tool "Tool 01" is left out: slug: ".." cannot name a page (docs/content.md).',
      'The tool "Tool 02" is left out: slug: "a/b" cannot name a page (docs/content.md).',
      'The post "First post" is left out: slug: "feed.xml" cannot name a page (docs/content.md).',
    ]);
  });

  // proves delivery-5
  test('a request that fails is sent again', async () => {
    const source = httpSource(server.origin);
    let failures = 2;
    const { tools } = await fetchCatalogue(
      (request, signal) =>
        request.path === '/api/tools' && failures-- > 0
          ? Promise.resolve({ status: 503, body: undefined })
          : source(request, signal),
      { retryDelaysMs: [0, 0] },
    );
    expect(tools).toHaveLength(230);
  });

  // proves delivery-5
  test.each([
    [503, 2],
    [404, 1],
  ])('a host that answers %p is reported, after %p requests', async (status, requests) => {
    server.answer('/api/blogs', { status, text: '{}' });
    await expect(fetchCatalogue(httpSource(server.origin), { retryDelaysMs: [0] })).rejects.toThrow(
      `/api/blogs answered ${status}`,
    );
    expect(server.reads('/api/blogs')).toHaveLength(requests);
  });
});
