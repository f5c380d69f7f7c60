import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { ask } from '../../../tests/support/ask';
import { makeBuiltSite } from '../../../tests/support/builtSite';
import { expectConsole } from '../../../tests/support/expectConsole';
import { policyOf, type StartedHost, startHost, titleOf } from '../../../tests/support/startedHost';

let host: StartedHost;

afterEach(() => host.stop());

const script = '/assets/main.0123456789.js';

beforeEach(async () => {
  host = await startHost(makeBuiltSite());
});

test.each([
  [script, 'text/javascript; charset=utf-8'],
  ['/assets/style.0123456789.css', 'text/css; charset=utf-8'],
  ['/assets/geist.0123456789.woff2', 'font/woff2'],
  ['/assets/catalogue/0123456789/tools.json', 'application/json; charset=utf-8'],
  ['/assets/large.0123456789.bin', 'application/octet-stream'],
])('the asset %s is %s and kept for ever', async (address, type) => {
  expect(await host.get(address)).toMatchObject({
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
});

test.each([
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/share/default.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
  ['/blog/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/blog/feed.json', 'application/feed+json; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('%s is %s, kept for an hour and may do nothing when opened', async (address, type) => {
  const answer = await host.get(address, { 'Accept-Encoding': 'br' });
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
  });
  expect(policyOf(answer)).toContain("default-src 'none'");
});

// proves catalogue-34
test('the name of the data files’ folder is asked for again each time', async () => {
  const { headers } = await host.get('/catalogue.json');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers.etag).toBeDefined();
});

test('what the build has compressed is sent in the form that is accepted', async () => {
  const [plain, brotli, gzip, refused] = await Promise.all(
    ['', 'br', 'gzip', 'br;q=0, gzip;q=0'].map((header) => host.get(script, { 'Accept-Encoding': header })),
  );
  expect(plain?.headers['content-encoding']).toBeUndefined();
  expect(brotli?.headers['content-encoding']).toBe('br');
  expect(gzip?.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli?.body ?? '')).toEqual(plain?.body);
  expect(gunzipSync(gzip?.body ?? '')).toEqual(plain?.body);
  expect(refused?.body).toEqual(plain?.body);
  for (const answer of [plain, brotli, gzip]) {
    expect(Number(answer?.headers['content-length'])).toBe(answer?.body.length);
    expect(answer?.headers.vary).toBe('Accept-Encoding');
  }
});

test('what has no compressed form is sent as it is, however large', async () => {
  const { headers, body } = await host.get('/assets/large.0123456789.bin', { 'Accept-Encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toEqual(Buffer.alloc(600_000, 7));
});

test.each(['/', '/tools/chatgpt', '/favicon.svg', script, '/compare/a,b'])(
  '%s with its ETag answers 304 without a body',
  async (address) => {
    const { headers } = await host.get(address, { 'Accept-Encoding': 'br' });
    const etag = String(headers.etag);
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await host.get(address, { 'If-None-Match': known });
      expect(again).toMatchObject({ status: 304, headers: { etag, vary: 'Accept-Encoding' } });
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
      expect(again.body).toHaveLength(0);
    }
    expect((await host.get(address, { 'If-None-Match': '"other"' })).status).toBe(200);
  },
);

test('a not-found page is never answered 304', async () => {
  const { headers } = await host.get('/nope');
  const again = await host.get('/nope', { 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(404);
  expect(titleOf(again)).toBe('Not found');
});

test.each([
  ['/tools', 200],
  ['/nope', 404],
  ['/assets/large.0123456789.bin', 200],
])('HEAD %s answers %d with the headers of GET and no body', async (address, status) => {
  const [head, full] = await Promise.all([ask(host.origin, address, { method: 'HEAD' }), host.get(address)]);
  expect(head.status).toBe(status);
  expect(head.body).toHaveLength(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
});

test('a file that cannot be read is a fault, and says so without its headers', async () => {
  expectConsole('error', /GET \/assets\/main.*EISDIR/s);
  rmSync(path.join(host.site.folder, script));
  mkdirSync(path.join(host.site.folder, script));
  const { status, headers, body } = await host.get(script);
  expect(status).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body.toString())).toEqual({ error: 'Something went wrong.' });
});
