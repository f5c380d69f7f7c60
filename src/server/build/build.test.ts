import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { type ApiServer, startApiServer } from '../../../tests/support/apiServer';
import { catalogueOf, rawPost, rawTools } from '../../../tests/support/records';
import { httpSource } from '../../catalogue/httpSource';

import { fetchCatalogue } from './fetchCatalogue';
import { createSiteWriter } from './siteWriter';

describe('writing a site', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const text = 'words '.repeat(500);

  test('a page has its compressed forms beside it', async () => {
    const { write, bytes } = createSiteWriter(folder);
    await write('/tools/alpha/index.html', text);
    const read = (name: string) => readFileSync(path.join(folder, 'tools/alpha', name));
    expect(read('index.html').toString()).toBe(text);
    expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(text);
    expect(gunzipSync(read('index.html.gz')).toString()).toBe(text);
    expect(bytes()).toBeGreaterThan(text.length);
  });

  // proves delivery-50
  test('the pages where most visits begin are compressed better than those of records', async () => {
    const { write } = createSiteWriter(folder);
    const long = Array.from({ length: 3_000 }, (_, n) => `<p class="c${n % 17}">${n * 7919}</p>`).join('');
    await write('/tools/alpha/index.html', long);
    await write('/tools/category/alpha/index.html', long);
    const sizeIn = (name: string) => readFileSync(path.join(folder, name, 'index.html.br')).length;
    expect(sizeIn('tools/category/alpha')).toBeLessThan(sizeIn('tools/alpha'));
  });

  test('small files and pictures stand alone', async () => {
    const { write } = createSiteWriter(folder);
    await write('/robots.txt', 'User-agent: *');
    await write('/share/a.png', Buffer.alloc(5_000));
    expect(existsSync(path.join(folder, 'robots.txt.br'))).toBe(false);
    expect(existsSync(path.join(folder, 'share/a.png.br'))).toBe(false);
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

  // proves delivery-5
  test('a failing host is reported', async () => {
    server.answer('/api/blogs', { status: 503, text: '{}' });
    await expect(fetchCatalogue(httpSource(server.origin))).rejects.toThrow('/api/blogs answered 503');
  });
});
