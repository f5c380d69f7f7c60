import type { Page } from '@playwright/test';

import { translatePage } from '../support/translatePage';

import { expect, test } from './fixtures';

/** What a page says, without the brackets of its translation and the sample figures that each visit draws. */
async function textOf(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText);
  return text
    .replaceAll(/[[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\d,]+ (?:views|clicks|helpful)|Helpful \d+/g, '');
}

const inMain = (page: Page) => page.getByRole('main');

/** What a visitor does, by names that are the same in a translated page. */
const steps: readonly [string, (page: Page) => Promise<void>][] = [
  [
    'save a tool',
    (page) =>
      page
        .getByRole('button', { name: /^Save / })
        .first()
        .click(),
  ],
  ['another category', (page) => page.getByRole('tab').nth(2).click()],
  ['all tools', (page) => page.getByRole('tab').first().click()],
  ['open the filters', (page) => page.getByRole('button', { name: /Advanced filters/ }).click()],
  ['choose one', (page) => page.getByRole('checkbox').first().check()],
  [
    'page 2',
    (page) =>
      page
        .getByRole('navigation', { name: 'Pagination' })
        .getByRole('button', { name: /page 2$/ })
        .click(),
  ],
  [
    'search for nothing',
    async (page) => {
      await inMain(page).getByRole('searchbox').fill('zzzz');
      await page.keyboard.press('Enter');
    },
  ],
  ['back', async (page) => void (await page.goBack())],
  ['open a tool', (page) => inMain(page).getByRole('article').getByRole('link').first().click()],
  [
    'vote',
    (page) =>
      page
        .getByRole('button', { name: /Helpful/ })
        .first()
        .click(),
  ],
  [
    'take it back',
    (page) =>
      page
        .getByRole('button', { name: /Helpful/ })
        .first()
        .click(),
  ],
  [
    'compare',
    (page) =>
      inMain(page)
        .getByRole('button', { name: /Compare/ })
        .first()
        .click(),
  ],
  ['switch the theme', (page) => page.getByRole('button', { name: /^Switch to / }).click()],
  [
    'to the forms',
    (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /Submit/ })
        .click(),
  ],
  [
    'send nothing',
    (page) =>
      inMain(page)
        .getByRole('button', { name: /^\[?Submit/ })
        .click(),
  ],
];

// proves delivery-62
test('a page that the browser translates shows after each press what it shows untranslated', async ({
  page,
  browser,
  baseURL,
  log,
}) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
  const untranslated = await context.newPage();
  log.watch(untranslated);
  for (const each of [page, untranslated]) {
    await each.goto('/tools');
    await expect.poll(() => each.evaluate(() => window.earlyEvents)).toBeUndefined();
  }
  await page.evaluate(translatePage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[All AI Tools]');
  for (const [name, step] of steps) {
    await step(untranslated);
    await step(page);
    await expect(async () => {
      expect(await textOf(page), name).toBe(await textOf(untranslated));
    }).toPass({ timeout: 60_000 });
  }
  expect(await page.evaluate(() => document.querySelectorAll('main font').length)).toBeGreaterThan(20);
  await context.close();
});
