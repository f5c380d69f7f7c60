import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { countLayoutShifts, layoutShifts } from './layoutShifts';
import { hasVisibleFocus, ListPage, tabTo } from './listPage';
import { toast } from './toasts';

const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Search your saved tools...' });
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');
const unsave = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Remove ${name} from saved`, exact: true });
const undo = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Undo removing ${name}`, exact: true });
const savedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true });
const added = 'Tool added to bookmarks';
const removed = 'Tool removed from bookmarks';

// proves saved-6
test('one saved tool, on a phone: what follows the list does not move into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = new ListPage(page);
  await list.open();
  await list.cards
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await countLayoutShifts(page);
  await page.goto('/saved-tools');
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
  expect(await layoutShifts(page)).toBeLessThan(0.05);
});

test.describe('saving tools', () => {
  test('by mouse: on a card and on its page, found again, searched, removed', async ({ page }) => {
    const list = new ListPage(page);
    await list.open();
    const [first = '', second = '', third = ''] = await list.names();
    for (const [index, name] of [first, second].entries()) {
      const card = list.cards.nth(index);
      await card.getByRole('button', { name: `Save ${name}`, exact: true }).click();
      await expect(card.getByRole('button', { name: `Remove ${name} from saved` })).toBeVisible();
    }
    await expect(toast(page, added).first()).toBeVisible();
    await list.openTool(third);
    await expect(page.getByRole('heading', { level: 1, name: third, exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

    await savedLink(page).click();
    await expect(page).toHaveURL('/saved-tools');
    await expect(page.getByRole('heading', { level: 1, name: 'Saved tools' })).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(3);
    const names = await cardsOf(page).getByRole('heading').getByRole('link').allTextContents();
    expect([...names].sort()).toEqual([first, second, third].sort());
    const [top = '', middle = '', last = ''] = names;

    await searchOf(page).fill(middle.toUpperCase());
    await expect(cardsOf(page).filter({ has: page.getByRole('link', { name: middle }) })).toHaveCount(1);
    await expect(page.getByText(/^\d of 3 saved tools$/)).toBeVisible();
    await searchOf(page).fill('zzz no such tool');
    await expect(cardsOf(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'No tools found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect(cardsOf(page)).toHaveCount(3);

    await unsave(page, top).click();
    await expect(toast(page, removed)).toBeVisible();
    await expect(undo(page, top)).toBeFocused();
    await expect(cardsOf(page)).toHaveCount(2);
    await unsave(page, last).click();
    await expect(undo(page, last)).toBeFocused();
    await expect(cardsOf(page)).toHaveCount(1);

    await page.reload();
    await expect(cardsOf(page)).toHaveCount(1);
    await unsave(page, middle).click();
    await expect(page.getByRole('heading', { name: 'No saved tools yet' })).toBeVisible();
    await expect(undo(page, middle)).toBeFocused();

    const viewed = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link');
    await expect(viewed).toHaveCount(1);
    await viewed.click();
    await expect(page.getByRole('heading', { level: 1, name: third, exact: true })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Explore AI Tools' }).click();
    await expect(page).toHaveURL('/tools');
  });

  // proves accessibility-15
  test('by keyboard alone', async ({ page }) => {
    const list = new ListPage(page);
    await list.open();
    const [first = '', second = ''] = await list.names();
    for (const [index, name] of [first, second].entries()) {
      const card = list.cards.nth(index);
      await tabTo(page, card.getByRole('button', { name: `Save ${name}`, exact: true }), 'Tab', 50);
      expect(await hasVisibleFocus(page)).toBe(true);
      await page.keyboard.press(index === 0 ? 'Enter' : 'Space');
      await expect(card.getByRole('button', { name: `Remove ${name} from saved` })).toBeFocused();
    }
    await tabTo(page, savedLink(page), 'Shift+Tab', 80);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(cardsOf(page)).toHaveCount(2);

    await tabTo(page, searchOf(page), 'Tab', 5);
    await page.keyboard.type('no such tool at all');
    await expect(cardsOf(page)).toHaveCount(0);
    await tabTo(page, page.getByRole('button', { name: 'Clear search' }).first(), 'Tab', 2);
    await page.keyboard.press('Enter');
    await expect(searchOf(page)).toBeFocused();
    await expect(cardsOf(page)).toHaveCount(2);
    const names = await cardsOf(page).getByRole('heading').getByRole('link').allTextContents();
    await tabTo(page, unsave(page, names[0] ?? ''), 'Tab', 7);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(undo(page, names[0] ?? '')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(unsave(page, names[0] ?? '')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(undo(page, names[0] ?? '')).toBeFocused();
    await expect(cardsOf(page)).toHaveCount(1);
  });
});

// proves saved-9
test('recently viewed: the newest first, each once, on the list and among the saved', async ({ page }) => {
  for (const slug of ['runway', 'cursor', 'chatgpt', 'runway']) {
    await page.goto(`/tools/${slug}`);
    await expect(page.getByRole('button', { name: /^Helpful \d/ })).toBeVisible();
  }
  for (const path of ['/tools', '/saved-tools']) {
    await page.goto(path);
    const links = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link');
    await expect(links).toHaveCount(3);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/tools/runway', '/tools/chatgpt', '/tools/cursor']);
  }
});

test('votes by mouse and by keyboard: given, taken back, moved across, kept', async ({ page }) => {
  await page.goto('/tools/runway');
  const up = page.getByRole('button', { name: /^Helpful/ });
  const down = page.getByRole('button', { name: /^Not Helpful/ });
  await expect(up).toContainText(/\d/);
  const numberIn = async (button: typeof up) => Number((await button.innerText()).replace(/\D/g, ''));
  const [ups, downs] = [await numberIn(up), await numberIn(down)];
  expect(ups >= 20 && ups <= 69 && downs >= 1 && downs <= 10, `${ups} and ${downs}`).toBe(true);

  const shows = async (vote: 'up' | 'down' | null, upCount: number, downCount: number) => {
    await expect(up).toHaveAccessibleName(`Helpful ${upCount}`);
    await expect(down).toHaveAccessibleName(`Not Helpful ${downCount}`);
    await expect(up).toHaveAttribute('aria-pressed', String(vote === 'up'));
    await expect(down).toHaveAttribute('aria-pressed', String(vote === 'down'));
  };
  for (const way of ['keyboard', 'mouse'] as const) {
    await test.step(way, async () => {
      const press = async (button: typeof up) => {
        if (way === 'mouse') return button.click();
        await button.focus();
        expect(await hasVisibleFocus(page)).toBe(true);
        return page.keyboard.press(button === up ? 'Enter' : 'Space');
      };
      await shows(null, ups, downs);
      if (way === 'keyboard') await tabTo(page, up, 'Tab', 80);
      await press(up);
      await shows('up', ups + 1, downs);
      await press(up);
      await shows(null, ups, downs);
      await press(up);
      await press(down);
      await shows('down', ups, downs + 1);
      await press(up);
      await shows('up', ups + 1, downs);
      // The next way begins as this one did.
      if (way === 'keyboard') await press(up);
    });
  }
  await page.reload();
  await shows('up', ups + 1, downs);
});
