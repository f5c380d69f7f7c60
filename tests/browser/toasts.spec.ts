import type { Page } from '@playwright/test';

import { expect, test, withMotion } from './fixtures';
import { ListPage, openTray } from './listPage';
import { toast } from './toasts';

test.use(withMotion);

const full = 'You can only compare up to 3 tools at once';
const tooFew = 'Select at least 2 tools to compare';

/** Chooses the first tools of the list for comparison; gives their names. */
async function choose(list: ListPage, count: number): Promise<string[]> {
  await list.open();
  const names = (await list.names()).slice(0, count);
  for (const [index, name] of names.entries()) {
    await list.cards
      .nth(index)
      .getByRole('button', { name: `Compare ${name}`, exact: true })
      .click();
  }
  return names;
}

/** Makes a page that opens count as a hidden tab, which holds its toasts: they stay until they are measured. */
const holdToasts = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));

// proves toasts-26
test('a toast does not move where no motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [name = ''] = await choose(new ListPage(page), 1);
  await expect(toast(page, `${name} added to comparison`)).toBeVisible();
  await expect(page.locator('.notistack-Snackbar').first()).toHaveCSS('transition-property', 'none');
});

test('without the code of the toasts a notice is plain text, and a toast once the network is back', async ({
  page,
  context,
  log,
}) => {
  // The code may also be asked for while there is no network.
  log.expect(/\[error\] Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED) \(.*\/toasts\./);
  await page.route(/\/toasts\.[^/]+\.js$/, (route) => route.abort());
  const [name = ''] = await choose(new ListPage(page), 1);
  await expect(toast(page, `${name} added to comparison`)).toBeVisible();
  await page.getByRole('button', { name: 'Compare Now' }).click();
  const error = toast(page, tooFew, 'alert');
  await expect(error).toBeVisible();
  await expect(page.locator('#toasts')).toHaveCount(0);

  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator('#toasts').getByText(tooFew, { exact: true })).toBeVisible();
  await expect(error).toHaveCount(1);
});

// proves toasts-16
test('an error toast goes with the page it was about', async ({ page }) => {
  const list = new ListPage(page);
  await choose(list, 3);
  await list.cards
    .nth(3)
    .getByRole('button', { name: /^Compare / })
    .click();
  const error = toast(page, full, 'alert');
  // Under the pointer a toast stays: only leaving the page takes it away.
  await error.hover();
  await page.getByRole('button', { name: 'Compare Now' }).press('Enter');
  await expect(page).toHaveURL(/\/compare\//);
  await expect(error).toHaveCount(0);
});

for (const width of [1280, 390]) {
  test(`no toast lies over the tray, not even while the tray comes or goes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const list = new ListPage(page);
    await list.open();
    await page.evaluate(() => {
      const seen = { overlaps: 0 };
      Object.assign(window, { seen });
      const look = () => {
        const tray = document.querySelector('[aria-label="Comparison tray"]')?.getBoundingClientRect();
        const toasts = [...document.querySelectorAll('#toasts [data-kind]')];
        if (tray && toasts.some((one) => one.getBoundingClientRect().bottom > tray.top)) seen.overlaps += 1;
        requestAnimationFrame(look);
      };
      look();
    });
    const [name = ''] = await list.names();
    await list.cards
      .first()
      .getByRole('button', { name: `Compare ${name}`, exact: true })
      .click();
    const tray = page.getByRole('region', { name: 'Comparison tray' });
    await expect(tray).toBeVisible();
    const added = toast(page, `${name} added to comparison`);
    await expect(added).toBeVisible();
    await added.hover();
    await (await openTray(page)).getByRole('button', { name: `Remove ${name}` }).press('Enter');
    await expect(tray).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({ overlaps: 0 });
  });

  test(`toasts stand ${width === 1280 ? '24 px from the corner, 400 px wide' : '16 px from the edges'}, 12 px above the tray, at ${width} px`, async ({
    page,
  }) => {
    await holdToasts(page);
    await page.setViewportSize({ width, height: 844 });
    const edge = width === 1280 ? 24 : 16;
    await page.goto('/tools');
    await page.getByRole('button', { name: /^Switch to (dark|light) mode$/ }).click();
    const card = page.locator('#toasts [data-kind]');
    const boxOf = async () => {
      const box = await card.last().boundingBox();
      if (!box) throw new Error('There is no toast.');
      const { x, y, width: wide, height } = box;
      return { right: x + wide, bottom: y + height, wide };
    };
    const right = width - edge;
    const wide = width === 1280 ? 400 : width - 32;
    await expect.poll(boxOf).toEqual({ right, bottom: 844 - edge, wide });

    const compare = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Compare / });
    await compare.press('Enter');
    const tray = page.getByRole('region', { name: 'Comparison tray' });
    await expect(tray).toBeVisible();
    await expect(card).toHaveCount(2);
    const trayTop = async () => {
      await tray.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
      return (await tray.boundingBox())?.y ?? 0;
    };
    const bottom = (await trayTop()) - 12;
    await expect
      .poll(async () => {
        const boxes = await Promise.all([0, 1].map((index) => card.nth(index).boundingBox()));
        return Math.max(...boxes.map((box) => (box ? box.y + box.height : 0)));
      })
      .toBe(bottom);
  });
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  // proves toasts-17
  test(`no toast covers the comparison, at ${width} px`, async ({ page }) => {
    await holdToasts(page);
    await page.setViewportSize({ width, height });
    const list = new ListPage(page);
    const [, second = ''] = await choose(list, 3);
    await (await openTray(page)).getByRole('button', { name: 'Compare Now' }).press('Enter');
    const table = page.getByRole('table');
    await table.getByRole('button', { name: `Remove ${second} from comparison` }).press('Enter');
    const removed = toast(page, `${second} removed from comparison`);
    const areInBar = () =>
      page.evaluate(() => {
        const bar = document.querySelector('header')?.getBoundingClientRect();
        return [...document.querySelectorAll('#toasts [data-kind]')]
          .map((one) => one.getBoundingClientRect())
          .filter((box) => box.height > 0)
          .map((box) => box.bottom <= (bar?.bottom ?? 0) && box.top >= 0 && box.right <= innerWidth);
      });
    await expect(removed).toBeVisible();
    await expect.poll(areInBar).toEqual([true]);
    await page.mouse.wheel(0, 900);
    await expect.poll(areInBar).toEqual([true]);
    // A second toast takes the place of the first.
    await page.getByRole('button', { name: /^Switch to (dark|light) mode$/ }).press('Enter');
    await expect(page.locator('#toasts').getByText(/^Switched to/)).toBeVisible();
    await expect(removed).toBeHidden();
    await expect.poll(areInBar).toEqual([true]);
  });
}

// proves toasts-17
test('a toast in the app bar shows its whole text where there is room', async ({ page }) => {
  await holdToasts(page);
  await page.goto('/compare/chatgpt,claude,gemini');
  await page.getByRole('button', { name: 'Remove ChatGPT from comparison' }).press('Enter');
  const removed = toast(page, 'ChatGPT removed from comparison');
  await expect(removed).toBeVisible();
  expect(await removed.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

// proves toasts-29
test('in a window that is not high toasts are small, and of the older ones those with a button stay', async ({
  page,
}) => {
  await holdToasts(page);
  // 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await new ListPage(page).open();
  await page.getByRole('button', { name: /^Switch to (dark|light) mode$/ }).press('Enter');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Save / }).press('Enter');
  await card.getByRole('button', { name: /^Compare / }).press('Enter');
  const toasts = page.locator('#toasts [data-kind]:visible');
  await expect(toasts).toHaveText([/^Tool added to bookmarks.*View$/, / added to comparison$/]);
  await expect
    .poll(() =>
      toasts.evaluateAll((all) => all.every((one) => one.getAnimations({ subtree: true }).length === 0)),
    )
    .toBe(true);
  const boxes = await toasts.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
  // Below the bar, and no more than two fifths of the window.
  expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThanOrEqual(60);
  expect(boxes.reduce((sum, { height }) => sum + height, 0)).toBeLessThan(256 * 0.4);
  await page.locator('#toasts').getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL('/saved-tools');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // proves design-2
  test('a toast is no higher than its text, and its cross is 44 px for a finger', async ({ page }) => {
    await holdToasts(page);
    await choose(new ListPage(page), 1);
    const card = page.locator('#toasts [data-kind]');
    await expect(card.getByRole('status')).toHaveText(/added to comparison$/);
    // The toast has come to rest.
    await expect.poll(() => card.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
    // Both at once: the tray may still push the toast up.
    const room = await card.evaluate((one) => {
      const [box, text] = [one, one.querySelector('strong') ?? one].map((of) => of.getBoundingClientRect());
      return { above: (text?.top ?? 0) - (box?.top ?? 0), below: (box?.bottom ?? 0) - (text?.bottom ?? 0) };
    });
    expect(room.above).toBeGreaterThan(0);
    expect(room.above).toBeCloseTo(room.below, 0);
    const cross = card.getByRole('button', { name: 'Dismiss' });
    const reach = await cross.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (dx: number, dy: number) => document.elementFromPoint(x + dx, y + dy) === button;
      return [isHit(21, 0), isHit(-21, 0), isHit(0, 21), isHit(0, -21)];
    });
    expect(reach).toEqual([true, true, true, true]);
  });
});
