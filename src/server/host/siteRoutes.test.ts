import { rmSync } from 'node:fs';
import path from 'node:path';

import { makeBuiltSite, makeFolder, pageOf } from '../../../tests/support/builtSite';
import { policyOf, type StartedHost, startHost, titleOf } from '../../../tests/support/startedHost';

let host: StartedHost;

afterEach(() => host.stop());

describe('a built site', () => {
  beforeEach(async () => {
    host = await startHost(makeBuiltSite());
  });

  // proves delivery-8, versus-5
  test.each([
    ['/', 'Home'],
    ['/?utm=1', 'Home'],
    ['/tools', 'Tools'],
    ['/tools?search=a%20b', 'Tools'],
    ['/tools/chatgpt', 'ChatGPT'],
    ['/tools/%63hatgpt', 'ChatGPT'],
    ['/tools/a%20b%20%26%20c', 'Spaces'],
    ['/tools/category/ai-chatbots', 'AI Chatbots'],
    ['/compare/chatgpt,claude', 'Shell'],
    ['/versus/chatgpt-vs-a%20b%20%26%20c', 'Shell'],
    ['/saved-tools', 'Shell'],
    ['/bookmarks', 'Shell'],
    ['/tools/category/marketing', 'Shell'],
    ['http://elsewhere.example/tools', 'Tools'],
  ])('%s answers 200 with the page %s', async (address, title) => {
    const answer = await host.get(address);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      },
    });
    expect(answer.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(titleOf(answer)).toBe(title);
  });

  // proves delivery-8, versus-5
  test.each([
    '/nope',
    '/nope/',
    '/tools/no-such-tool',
    '/blog/no-such-post',
    '/versus/chatgpt-vs-no-such-tool',
    '/versus/chatgpt',
    '/versus/chatgpt-vs-chatgpt',
    '/tools/category/no-such-category',
    '/tools/category/E-COMMERCE',
    '/TOOLS',
    '/compare',
    '/tools//',
    '///',
    '//tools',
    '/assets/none.js',
    '/index.html',
    '/tools/index.html',
    '/shell.html',
    '/404.html',
    '/site.json',
  ])('%s answers 404 with the not-found page', async (address) => {
    const answer = await host.get(address);
    expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } });
    expect(titleOf(answer)).toBe('Not found');
    expect(policyOf(answer)).toContain("script-src 'self' 'sha256-");
  });

  test.each([
    ['/tools/', '/tools'],
    ['/tools/?search=a&page=2', '/tools?search=a&page=2'],
    ['/tools/a%20b%20%26%20c/', '/tools/a%20b%20%26%20c'],
    ['/compare/a,b/', '/compare/a,b'],
    ['/saved-tools/', '/saved-tools'],
  ])('%s leads to %s', async (address, location) => {
    expect(await host.get(address)).toMatchObject({ status: 308, headers: { location } });
  });
});

// proves delivery-8
test.each([
  ['a page that is removed', '/tools', 'tools/index.html', undefined],
  ['a large file that is removed', '/assets/large.0123456789.bin', 'assets/large.0123456789.bin', undefined],
  ['a large file that grows', '/assets/large.0123456789.bin', 'assets/large.0123456789.bin', 600_001],
  ['a large file that shrinks', '/assets/large.0123456789.bin', 'assets/large.0123456789.bin', 599_999],
])('%s while the host runs answers 404 with the not-found page', async (_, address, file, size) => {
  host = await startHost(makeBuiltSite());
  if (size === undefined) rmSync(path.join(host.site.folder, file));
  else host.site.put(file, Buffer.alloc(size, 7));
  const answer = await host.get(address);
  expect([answer.status, titleOf(answer)]).toEqual([404, 'Not found']);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

test('without its not-found page the host still answers 404', async () => {
  host = await startHost(makeBuiltSite());
  rmSync(path.join(host.site.folder, '404.html'));
  const answer = await host.get('/nope');
  expect([answer.status, answer.body.toString()]).toEqual([404, '{"error":"Not found"}']);
});

test('while pages are missing, a tool or post without one gets the shell', async () => {
  host = await startHost(makeBuiltSite({ apiBaseUrl: '', isCatalogueComplete: false }));
  for (const address of ['/tools/no-such-tool', '/blog/no-such-post', '/versus/a-vs-b']) {
    const answer = await host.get(address);
    expect([answer.status, titleOf(answer)]).toEqual([200, 'Shell']);
  }
  expect((await host.get('/tools/category/no-such-category')).status).toBe(404);
});

test('a build without pages of its own answers every route with its one page', async () => {
  const built = makeFolder();
  built.put('index.html', pageOf('The page'));
  host = await startHost(built);
  const answers = await Promise.all(
    ['/', '/tools', '/tools/runway', '/no/such/page'].map((address) => host.get(address)),
  );
  expect(answers.map((answer) => [answer.status, titleOf(answer)])).toEqual([
    [200, 'The page'],
    [200, 'The page'],
    [200, 'The page'],
    [404, 'The page'],
  ]);
  expect(policyOf(await host.get('/'))).toContain("connect-src 'self' http: https:;");
});
