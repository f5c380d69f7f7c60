import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Response } from '@playwright/test';

import { expect, test } from './fixtures';
import { siteFolder, siteOrigin } from './testSites';

/** Chunks of mock mode, which a build with an API host never loads. */
const isStandIn = (address: string) => address.includes('/embedded-catalogue.');

// What loads when the browser is idle is not part of the first load: neither its bytes, nor its elements in the head,
// which are there only while it loads.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  }),
);

/** What a page loads before it is interactive, and how it is counted: files by their type, the page's data apart. */
function kindOf(response: Response): string {
  const { pathname } = new URL(response.url());
  return pathname.startsWith('/assets/page-data/') ? 'data' : response.request().resourceType();
}

/** Bytes, as brotli but for fonts, of what a page of each kind loads before it is interactive, and its elements then (docs/performance.md). */
const pageBudgets = [
  { path: '/', document: 15_000, data: 6_000, script: 198_000, stylesheet: 11_000, elements: 770 },
  { path: '/tools', document: 16_200, data: 17_000, script: 200_300, stylesheet: 8_400, elements: 800 },
  {
    path: '/tools/category/ai-chatbots',
    document: 16_200,
    data: 17_000,
    script: 200_300,
    stylesheet: 8_400,
    elements: 800,
  },
  {
    path: '/tools/chatgpt',
    document: 17_700,
    data: 16_500,
    script: 209_000,
    stylesheet: 11_100,
    elements: 890,
  },
  {
    path: '/versus/chatgpt-vs-claude',
    document: 14_200,
    data: 7_800,
    script: 213_800,
    stylesheet: 9_600,
    elements: 840,
  },
  { path: '/blog', document: 14_000, data: 6_000, script: 190_000, stylesheet: 5_800, elements: 570 },
  {
    path: '/blog/how-to-read-ai-pricing-pages',
    document: 17_600,
    data: 14_200,
    script: 214_000,
    stylesheet: 10_400,
    elements: 710,
  },
] as const;

/** Bytes of the fonts of any page. */
const maxFonts = 30_000;

for (const { path, elements: maxElements, ...budget } of pageBudgets) {
  const maxBytes = { ...budget, font: maxFonts };
  // proves delivery-10, delivery-49, delivery-56
  test(`the page ${path} stays within its budgets of bytes and elements`, async ({ page }) => {
    const bytes: Record<string, number> = {};
    page.on('response', (response) => {
      const kind = kindOf(response);
      if (!(kind in maxBytes) || isStandIn(response.url())) return;
      const headers = response.headers();
      expect.soft(headers['content-encoding'], response.url()).toBe(kind === 'font' ? undefined : 'br');
      bytes[kind] = (bytes[kind] ?? 0) + Number(headers['content-length']);
    });
    await page.goto(`${siteOrigin('mock')}${path}`);
    await page.waitForFunction(() => performance.getEntriesByName('application-started').length > 0);
    for (const [kind, most] of Object.entries(maxBytes)) {
      expect.soft(bytes[kind], `${kind} loaded`).toBeGreaterThan(0);
      expect.soft(bytes[kind], kind).toBeLessThanOrEqual(most);
    }
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    expect(elements, 'elements').toBeLessThanOrEqual(maxElements);
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
