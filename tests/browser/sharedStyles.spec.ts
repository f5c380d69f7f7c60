import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';

const sheet = '**/assets/shared.*.css';
const hasStarted = () => performance.getEntriesByName('application-started').length > 0;

/** Of each element, what its styles decide. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, display, fontSize, padding, visibility } = getComputedStyle(element);
      return [
        element.tagName,
        width,
        height,
        color,
        backgroundColor,
        display,
        fontSize,
        padding,
        visibility,
      ].join(' ');
    }),
  );

for (const path of ['/', '/tools/chatgpt'])
  // proves delivery-56
  test(`${path}: without the style sheet that pages share, all is shown and styled when the application has started`, async ({
    page,
    context,
    log,
  }) => {
    await page.goto(path);
    log.expect(/net::ERR_FAILED/);
    const withoutSheet = await context.newPage();
    await withoutSheet.route(sheet, (route) => route.abort());
    await withoutSheet.goto(path);
    await expect(withoutSheet.getByRole('contentinfo')).toBeVisible();
    // Each part of either page when it is hydrated.
    await expect(async () => {
      expect(await looks(withoutSheet)).toEqual(await looks(page));
    }).toPass();
  });

// proves delivery-56
test('until that sheet is there the first window stands, and nothing of it moves later', async ({ page }) => {
  let send = () => Promise.resolve();
  await page.route(sheet, (route) => {
    send = () => route.continue();
  });
  await page.goto('/tools/chatgpt', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'ChatGPT' });
  const save = page.getByRole('button', { name: 'Save', exact: true }).first();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const verdict = page.getByRole('heading', { name: /^Editor.s Verdict$/ });
  const places = () => Promise.all([heading, verdict].map((element) => element.boundingBox()));
  const before = await places();
  await save.click();
  expect(await page.evaluate(hasStarted)).toBe(false);
  await send();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // What was pressed meanwhile is done.
  await expect(page.getByRole('button', { name: 'Saved', exact: true }).first()).toBeVisible();
  expect(await places()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // proves delivery-56
  test('what is below the fold is shown', async ({ page }) => {
    await page.goto('/tools/chatgpt');
    await expect(page.getByRole('heading', { name: 'Key Features' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
