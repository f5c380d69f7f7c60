import { brotliDecompressSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';

import { expect, test } from './fixtures';
import { siteAddress } from './places';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A bare request, so that nothing decodes or follows what the server says. */
function ask(path: string, { method = 'GET', encoding = '' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const message = httpRequest(
      `${siteAddress('mock')}${path}`,
      { method, headers: encoding ? { 'Accept-Encoding': encoding } : {}, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    message.on('error', reject);
    message.end();
  });
}

async function mainScript(): Promise<string> {
  const { body } = await ask('/tools');
  const [, script] = /<script[^>]+src="(\/assets\/main\.[^"]+\.js)"/.exec(body.toString()) ?? [];
  expect(script, 'the main script of the page').toBeDefined();
  return script ?? '';
}

for (const path of ['/tools', '/tools/category/ai-chatbots', '/tools/runway', '/tools?search=video']) {
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
  '/tools/%E0%A4%A',
  '/assets/none.js',
]) {
  test(`the unknown path ${path} answers 404`, async () => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toMatch(/immutable/);
  });
}

test('an unknown path shows the not-found page', async ({ page, log }) => {
  log.expect(/\[error\] Failed to load resource: .* 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: /404/ })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Browse all tools' })).toHaveAttribute('href', '/tools');
  await expect(main.locator('a[href^="/tools/category/"]')).toHaveCount(4);
  await main.getByRole('link', { name: 'Search tools', exact: true }).click();
  await expect(page).toHaveURL('/tools');
  await expect(page.getByRole('searchbox', { name: 'Search for tools...' })).toBeFocused();
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
  const first = await request.get(`${siteAddress('mock')}/favicon.svg`);
  const { etag } = first.headers();
  expect(etag).toBeDefined();
  const second = await request.get(`${siteAddress('mock')}/favicon.svg`, {
    headers: { 'If-None-Match': etag ?? '' },
  });
  expect(second.status()).toBe(304);
});
