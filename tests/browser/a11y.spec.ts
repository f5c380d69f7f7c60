import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';
import { ListPage, openListByLink, tabTo, unfold } from './listPage';
import { expectNoOverflow } from './overflow';

const screens = [
  { name: 'tool list', path: '/tools', isReady: (page: Page) => new ListPage(page).settled() },
  {
    name: 'tool',
    path: '/tools/runway',
    isReady: (page: Page) =>
      expect(page.getByRole('heading', { name: 'More Tools Like Runway' })).toBeVisible(),
  },
  {
    name: 'tool not found',
    path: '/tools/no-such-tool',
    isReady: (page: Page) =>
      expect(page.getByRole('heading', { name: 'Tool Not Found', level: 1 })).toBeVisible(),
  },
  {
    name: 'not found',
    path: '/no/such/page',
    isReady: (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
];

for (const { name, path, isReady } of screens) {
  // proves accessibility-14, design-7
  test(`${name}: what a screen reader and a finger find, and nothing sticks out`, async ({ page, log }) => {
    await test.step('open', async () => {
      if (name.includes('not found')) log.expect(/Failed to load resource: .* 404/, /API error: 404/);
      await page.goto(path);
      await isReady(page);
      await unfold(page);
    });

    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

test('the focus goes through the tool list in the order of reading', async ({ page }) => {
  const list = new ListPage(page);
  await list.open();
  await page.keyboard.press('Tab');
  const stops = [
    page.getByRole('link', { name: 'AI Toolshelf, home' }),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }),
    page.getByRole('button', { name: /^Switch to/ }),
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
    list.search,
    page.getByRole('search').getByRole('button', { name: 'Search', exact: true }),
    list.tab('All Tools'),
    page.getByRole('combobox', { name: 'Sort by' }),
    list.filters,
    list.cards.first().getByRole('link').first(),
    list.cards.first().getByRole('button', { name: /^Save / }),
    list.cards.first().getByRole('button', { name: /^Compare / }),
    list.cards.nth(1).getByRole('link').first(),
    list.pagination.getByRole('button', { name: 'Go to page 2', exact: true }),
    page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' }),
  ];
  for (const stop of stops) await tabTo(page, stop, 'Tab', 60);
});

// proves accessibility-12, accessibility-13
test('what changes is announced: the count line, busy places without their skeletons, toasts', async ({
  page,
}) => {
  const letGo = await openListByLink(page);
  const list = new ListPage(page);
  await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(1);
  const skeletons = page.locator('[data-skeleton]');
  await expect(skeletons).toHaveCount(12);
  const readable = await skeletons.evaluateAll(
    (all) => all.filter((one) => !one.closest('[aria-hidden="true"]')).length,
  );
  expect(readable, 'skeletons that a screen reader reads').toBe(0);
  await letGo();
  await list.settled();
  await expect(list.countLine).toHaveAttribute('aria-live', 'polite');
  await list.cards
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(page.getByRole('status').getByText('Tool added to bookmarks', { exact: true })).toBeVisible();
  await expect(list.cards.first().getByRole('button', { name: /^Remove .* from saved$/ })).toBeVisible();
});

// proves accessibility-11
test('the questions are headings that hold a button with its state', async ({ page }) => {
  await new ListPage(page).open();
  for (const question of await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .getByRole('button')
    .all()) {
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button')).toHaveCount(4);
});
