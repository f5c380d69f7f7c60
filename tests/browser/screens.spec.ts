import type { Locator, Page } from '@playwright/test';

import { catalogueOf, rawTools } from '../support/records';

import { expect, test, withMotion } from './fixtures';
import { ListPage, scrollRest } from './listPage';

test.use(withMotion);

const columnsOf = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  expect(await scrollRest(page)).toBeGreaterThan(0);
}

// proves trending-2
test('the trending grid has one to four columns by width', async ({ page }) => {
  await page.goto('/trending-tools');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  const grid = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  for (const [width, columns] of [
    [390, 1],
    [834, 2],
    [1280, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await columnsOf(grid), `${width} px`).toBe(columns);
  }
});

// proves landing-1, landing-4, landing-7, shell-1
test('the landing page: its bar stays, its preview has a mobile variant, its testimonials move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the preview has its mobile variant up to 768 px', async () => {
    const side = page.locator('[inert] .side');
    const cards = page.locator('[inert] .cards');
    await expect(side).toBeVisible();
    expect(await columnsOf(cards)).toBe(2);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(side).toBeHidden();
    expect(await columnsOf(cards)).toBe(1);
  });

  await test.step('the testimonials move in a cycle of 80 seconds', async () => {
    const cycles = await page.getByRole('region', { name: 'What people say' }).evaluate((region) =>
      region
        .getAnimations({ subtree: true })
        .map((animation) => animation.effect?.getComputedTiming())
        .map((timing) => [timing?.duration, timing?.iterations]),
    );
    expect(cycles).toEqual([[80_000, Infinity]]);
  });

  await test.step('the bar stays at the top of the window', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await scrollDown(page);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });
});

// proves shell-1, shell-10
test('the bar stays at the top of the window, and the comparison tray at its bottom', async ({ page }) => {
  const list = new ListPage(page);
  await list.open();
  await list.cards
    .first()
    .getByRole('button', { name: /^Compare / })
    .click();
  const tray = page.getByRole('region', { name: 'Comparison tray' });
  await expect(tray).toBeVisible();
  await scrollDown(page);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await expect(tray).toBeInViewport({ ratio: 1 });
  const box = await tray.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(850);
});

test.describe('many subcategories', () => {
  test.use({ site: 'api' });

  // proves list-30
  test('the lists of the filters scroll', async ({ page, api }) => {
    const subcategories = Array.from({ length: 24 }, (_, index) => `Kind ${index + 1}`);
    api.reset(catalogueOf(rawTools(3, { subcategories })));
    const list = new ListPage(page);
    await list.open('/tools/category/coding-assistants');
    await list.filters.click();
    const group = page.getByRole('group', { name: 'Subcategory' });
    await expect(group).toBeVisible();
    const last = group.getByRole('checkbox').last();
    await expect(last).not.toBeInViewport();
    await group.getByRole('checkbox').first().hover();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300);
        return group.evaluate((element) =>
          Math.max(...[...element.querySelectorAll('div')].map(({ scrollTop }) => scrollTop)),
        );
      })
      .toBeGreaterThan(0);
  });
});

test.describe('many pages', () => {
  test.use({ site: 'api' });

  // proves list-39, list-40
  test('one page on each side of the current one, none on a small screen', async ({ page, api }) => {
    api.reset(catalogueOf(rawTools(120)));
    await page.addInitScript(() => localStorage.setItem('filterPreferences', JSON.stringify({ page: 5 })));
    const list = new ListPage(page);
    await list.open();
    const pages = () =>
      list.pagination
        .getByRole('listitem')
        .allTextContents()
        .then((texts) => texts.filter((text) => text !== '' && text !== '…'));
    expect(await pages()).toEqual(['1', '4', '5', '6', '10']);
    await expect(list.pagination.getByText('…')).toHaveCount(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(pages).toEqual(['1', '5', '10']);
    await expect(list.pagination.getByText('…')).toHaveCount(2);
  });
});
