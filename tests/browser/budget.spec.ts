import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from './fixtures';
import { siteFolder, siteOrigin } from './testSites';

/** Brotli, bytes: everything that the tool list needs before its first answer (docs/adr/0004). */
const maxFirstLoadBytes = 200_000;

/** Chunks of mock mode, which a build with an API host never loads. */
const isStandIn = (address: string) => address.includes('/embedded-catalogue.');

// What loads when the browser is idle is not part of the first load: neither its bytes, nor its elements in the head,
// which are there only while it loads.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  }),
);

/** Brotli, bytes of the style sheet that the pages of tools share, the largest of its kind. */
const maxSharedStyles = 11_000;

// proves delivery-56
test('the style sheet that pages share stays within its budget', async ({ page }) => {
  const answered = page.waitForResponse(/\/assets\/shared\./);
  await page.goto(`${siteOrigin('mock')}/tools/chatgpt`);
  const headers = (await answered).headers();
  expect(headers['content-encoding']).toBe('br');
  expect(Number(headers['content-length'])).toBeLessThan(maxSharedStyles);
});

// proves delivery-10
test('the first load of /tools stays within its budget of script', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || isStandIn(pathname)) return;
    expect(response.headers()['content-encoding']).toBe('br');
    sizes.set(pathname, Number(response.headers()['content-length']));
  });
  await page.goto(`${siteOrigin('mock')}/tools`);
  await page.waitForFunction(() => performance.getEntriesByName('application-started').length > 0);

  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(sizes.size, 'scripts seen').toBeGreaterThan(1);
  expect(total, JSON.stringify(Object.fromEntries(sizes), null, 2)).toBeLessThan(maxFirstLoadBytes);
});

/** Brotli, bytes of a page's document and of its data, and its elements when it is interactive (docs/performance.md). */
const pageBudgets = [
  { path: '/', maxBytes: 15_000, maxDataBytes: 6_000, maxElements: 770 },
  { path: '/tools', maxBytes: 16_200, maxDataBytes: 17_000, maxElements: 800 },
  { path: '/tools/chatgpt', maxBytes: 17_700, maxDataBytes: 16_500, maxElements: 890 },
  { path: '/blog', maxBytes: 14_000, maxDataBytes: 6_000, maxElements: 570 },
] as const;

for (const { path, maxBytes, maxDataBytes, maxElements } of pageBudgets) {
  // proves delivery-49
  test(`the page ${path} stays within its budget of bytes and elements`, async ({ page }) => {
    const answered = page.waitForResponse(/\/assets\/page-data\//);
    const answer = await page.goto(`${siteOrigin('mock')}${path}`);
    for (const [response, limit] of [[answer, maxBytes] as const, [await answered, maxDataBytes] as const]) {
      const headers = response?.headers() ?? {};
      expect(headers['content-encoding']).toBe('br');
      expect(Number(headers['content-length'])).toBeLessThan(limit);
    }
    await page.waitForFunction(() => performance.getEntriesByName('application-started').length > 0);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    expect(elements).toBeLessThanOrEqual(maxElements);
  });
}

/** Brotli, bytes of any page's document. */
const maxDocument = 18_000;

// proves delivery-49
test('no page weighs more than its budget', () => {
  const folder = siteFolder('mock');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html.br'),
  );
  expect(pages.length).toBeGreaterThan(300);
  const sizes = pages.map((name) => [name, statSync(join(folder, name)).size] as const);
  expect(sizes.filter(([, size]) => size > maxDocument)).toEqual([]);
});
