import { brotliDecompressSync } from 'node:zlib';

import { ask as askOrigin } from '../support/ask';

import { expect, test } from './fixtures';
import { siteOrigin } from './testSites';

/** A bare request, so that nothing decodes or follows what the server says. */
const ask = (path: string, { method = 'GET', encoding = '' } = {}) =>
  askOrigin(siteOrigin('mock'), path, { method, headers: encoding ? { 'Accept-Encoding': encoding } : {} });

async function mainScript(): Promise<string> {
  const { body } = await ask('/tools');
  const [, script] = /<script data-files="(\/assets\/main\.[^" ]+\.js)/.exec(body.toString()) ?? [];
  expect(script, 'the main script of the page').toBeDefined();
  return script ?? '';
}

for (const path of ['/tools', '/tools/category/ai-chatbots', '/tools/runway', '/tools?search=video']) {
  // proves delivery-8
  test(`the deep link ${path} answers 200 with the page`, async () => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<div id="root">');
  });
}

for (const path of [
  '/no/such/page',
  '/tools/category/no-such-category',
  '/assets/none.js',
  '/.env',
  '/../package.json',
]) {
  // proves delivery-8, routes-3
  test(`the unknown path ${path} answers 404`, async () => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toMatch(/immutable/);
  });
}

for (const [path, status] of [
  ['/tools/%E0%A4%A', 400],
  ['/tools%00', 400],
  [`/${'a'.repeat(5000)}`, 414],
] as const) {
  test(`the malformed address ${path.slice(0, 20)} answers ${status}`, async () => {
    expect((await ask(path)).status).toBe(status);
  });
}

test('a trailing slash leads to the path without it', async ({ page }) => {
  await page.goto('/tools/?search=video');
  await expect(page).toHaveURL('/tools?search=video');
});

test('a page runs no script but those of the site and the two inside it', async ({ page, log }) => {
  log.expect(/violates the following Content Security Policy directive/);
  const response = await page.goto('/about');
  expect(response?.headers()['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-[^']+'( 'sha256-[^']+')*;/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.injected = "yes"';
    document.head.append(script);
    return document.documentElement.dataset.injected !== undefined;
  });
  expect(hasRun).toBe(false);
});

// proves delivery-9
test('the read API answers beside the site', async () => {
  const { status, headers, body } = await ask('/api/tools?search=chatgtp&limit=3');
  expect(status).toBe(200);
  expect(headers['access-control-allow-origin']).toBe('*');
  const { tools } = JSON.parse(body.toString()) as { tools: { name: string }[] };
  expect(tools[0]?.name).toBe('ChatGPT');
  expect((await ask('/api/tools?limit=none')).status).toBe(400);
  expect((await ask('/api/openapi.json')).status).toBe(200);
});

test('hashed files never expire, the page is asked for each time', async () => {
  const script = await ask(await mainScript());
  expect(script.status).toBe(200);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-type']).toMatch(/javascript/);
});

test('what the build has compressed is sent as it is', async () => {
  const path = await mainScript();
  const [plain, brotli, gzip] = await Promise.all([
    ask(path),
    ask(path, { encoding: 'br' }),
    ask(path, { encoding: 'gzip' }),
  ]);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(brotli.body.length).toBeLessThan(gzip.body.length);
});

test('the page is compressed too, on deep links as well', async () => {
  const { headers, body } = await ask('/tools/runway', { encoding: 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain('<div id="root">');
});

for (const [path, status] of [
  ['/tools', 200],
  ['/no/such/page', 404],
] as const) {
  test(`HEAD ${path} answers ${status} without a body`, async () => {
    const answer = await ask(path, { method: 'HEAD' });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/text\/html/);
    expect(answer.body.length).toBe(0);
  });
}

test('the same question with its ETag is answered 304', async ({ request }) => {
  const first = await request.get(`${siteOrigin('mock')}/favicon.svg`);
  const { etag } = first.headers();
  expect(etag).toBeDefined();
  const second = await request.get(`${siteOrigin('mock')}/favicon.svg`, {
    headers: { 'If-None-Match': etag ?? '' },
  });
  expect(second.status()).toBe(304);
});
