import type { BrowserContext, Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { forbidStorage } from './forbidStorage';
import { ListPage } from './listPage';
import { toast } from './toasts';

const tries = Number(process.env.LEAVE_TRIES ?? 8);
const refusal = "Changes can't be saved on this device. They last until you close this page.";

const storedNames = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('toolBookmarks') ?? '[]') as { name: string }[])
      .map(({ name }) => name)
      .sort(),
  );

async function openList(context: BrowserContext): Promise<ListPage> {
  const list = new ListPage(await context.newPage());
  await list.open();
  return list;
}

// proves storage-14
test('what was clicked within 50 ms before the page is reloaded or closed is there again', async ({
  context,
}) => {
  test.setTimeout(300_000 + tries * 10_000);
  let list = await openList(context);
  const [name = ''] = await list.names();
  const lost: string[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const isSaved = (await storedNames(list.page)).includes(name);
    const label = isSaved ? `Remove ${name} from saved` : `Save ${name}`;
    const afterMs = (attempt * 7) % 50;
    const way = attempt % 2 === 0 ? 'reload' : 'close';
    const button = list.cards.first().getByRole('button', { name: label, exact: true });
    if (way === 'reload') {
      const loaded = list.page.waitForEvent('load');
      await button.evaluate((element, delay) => {
        (element as HTMLElement).click();
        if (delay === 0) location.reload();
        else setTimeout(() => location.reload(), delay);
      }, afterMs);
      await loaded;
      await list.settled();
    } else {
      await button.evaluate((element) => (element as HTMLElement).click());
      await list.page.close();
      list = await openList(context);
    }
    const after = (await storedNames(list.page)).includes(name);
    if (after === isSaved) lost.push(`${way} after ${afterMs} ms`);
  }
  expect(lost).toEqual([]);
});

/** Fills what is left of the origin's real quota, to the last character. */
function fillStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (let size = 4_000_000, index = 0; size >= 1;) {
      try {
        localStorage.setItem(`filler-${index}`, 'x'.repeat(Math.floor(size)));
        index += 1;
      } catch {
        size /= 2;
      }
    }
  });
}

// proves storage-12, toasts-15
test('a full storage: all works, the visitor is told once, and everything is stored once there is room', async ({
  context,
  log,
}) => {
  log.expect(/The browser refuses to store more/);
  const list = await openList(context);
  const { page } = list;
  const [first = '', second = ''] = await list.names();
  await fillStorage(page);
  await list.cards
    .nth(0)
    .getByRole('button', { name: `Save ${first}`, exact: true })
    .click();
  await expect(toast(page, refusal, 'alert')).toBeVisible();
  await list.cards
    .nth(1)
    .getByRole('button', { name: `Save ${second}`, exact: true })
    .click();
  await expect(list.cards.nth(1).getByRole('button', { name: `Remove ${second} from saved` })).toBeVisible();
  await expect(toast(page, 'Tool added to bookmarks').first()).toBeVisible();
  await expect(toast(page, refusal, 'alert')).toHaveCount(1);
  expect(await storedNames(page)).toEqual([]);

  // Another tab makes room: the browser says so, and what waited is stored.
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler-')) localStorage.removeItem(key);
  });
  await expect.poll(() => storedNames(page)).toEqual([first, second].sort());
});

// proves forms-16
test('a submission that cannot be stored is not lost: the form keeps it', async ({ page }) => {
  await page.goto('/submit-tool');
  await fillStorage(page);
  await page.getByRole('textbox', { name: 'Tool name' }).fill('Granola');
  await page.getByRole('textbox', { name: 'Description' }).fill('Notes of meetings');
  await page.getByRole('textbox', { name: 'Website URL' }).fill('https://granola.example');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('productivity-tools');
  await page.getByRole('textbox', { name: 'Your email' }).fill('a@b.example');
  await page.getByRole('button', { name: 'Submit Tool' }).click();
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Tool name' })).toHaveValue('Granola');
});

// proves storage-13
test('a forbidden storage: all works for the visit, and the first change says so', async ({
  context,
  log,
}) => {
  log.expect(/The browser refuses to store more/);
  await context.addInitScript(forbidStorage);
  const list = await openList(context);
  await expect(toast(list.page, refusal, 'alert')).toHaveCount(0);
  const [first = ''] = await list.names();
  const card = list.cards.nth(0);
  await card.getByRole('button', { name: `Save ${first}`, exact: true }).click();
  await expect(card.getByRole('button', { name: `Remove ${first} from saved` })).toBeVisible();
  await expect(toast(list.page, refusal, 'alert')).toBeVisible();
  await list.page.getByRole('link', { name: 'Saved', exact: true }).first().click();
  await expect(list.page.getByRole('main').getByRole('article', { name: first })).toBeVisible();
});
