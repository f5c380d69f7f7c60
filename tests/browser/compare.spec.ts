import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { hasVisibleFocus, ListPage, scrollRest, tabTo } from './listPage';
import { nothing, overflow } from './overflow';
import { toast } from './toasts';

const trayOf = (page: Page) => page.getByRole('region', { name: 'Comparison tray' });
const tableOf = (page: Page) => page.getByRole('table');
const removeFromTable = (page: Page, name: string) =>
  tableOf(page).getByRole('button', { name: `Remove ${name} from comparison`, exact: true });
const emptyState = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'No Tools to Compare', exact: true });

const compare = (card: Locator, name: string) =>
  card.getByRole('button', { name: `Compare ${name}`, exact: true });

/** Opens the tool list and chooses the first tools on it; gives their names and that of the next one. */
async function choose(page: Page, count: number): Promise<string[]> {
  const list = new ListPage(page);
  await list.open();
  const names = (await list.names()).slice(0, count + 1);
  for (const [index, name] of names.slice(0, count).entries()) {
    await compare(list.cards.nth(index), name).click();
  }
  await expect(trayOf(page)).toContainText(`${count} of 3`);
  return names;
}

/** How often each role stands in the tree that the browser itself gives to a screen reader. */
async function roleCounts(page: Page, roles: readonly string[]): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const found = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
  return Object.fromEntries(roles.map((role) => [role, found.filter((one) => one === role).length]));
}

test.describe('choosing tools to compare', () => {
  test('three are taken and the fourth is refused, on cards and on the page of a tool', async ({ page }) => {
    const list = new ListPage(page);
    await list.open();
    await expect(trayOf(page)).toHaveCount(0);
    const [first = '', second = '', third = '', fourth = ''] = await list.names();
    for (const [index, name] of [first, second, third].entries()) {
      const card = list.cards.nth(index);
      await compare(card, name).click();
      await expect(toast(page, `${name} added to comparison`)).toBeVisible();
      await expect(card.getByRole('button', { name: `Remove ${name} from comparison` })).toBeVisible();
      await expect(trayOf(page)).toContainText(`${index + 1} of 3`);
    }
    await compare(list.cards.nth(3), fourth).click();
    await expect(toast(page, 'You can only compare up to 3 tools at once', 'alert')).toBeVisible();
    await expect(compare(list.cards.nth(3), fourth)).toBeVisible();
    await expect(trayOf(page)).not.toContainText(fourth);

    await list.cards
      .nth(1)
      .getByRole('button', { name: `Remove ${second} from comparison` })
      .click();
    await expect(toast(page, `${second} removed from comparison`)).toBeVisible();
    await list.openTool(fourth);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(toast(page, `${fourth} added to comparison`)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();

    await page.reload();
    await expect(trayOf(page)).toContainText('3 of 3');
    await trayOf(page).getByRole('button', { name: 'Compare Now' }).click();
    await expect(tableOf(page).getByRole('columnheader').getByRole('link')).toHaveText([
      first,
      third,
      fourth,
    ]);
  });

  // proves shell-12
  test('the tray: one tool is too few, a tool can be taken out, Clear empties it', async ({ page }) => {
    const [first = '', second = ''] = await choose(page, 1);
    const tray = trayOf(page);
    const compareNow = tray.getByRole('button', { name: 'Compare Now' });
    await expect(compareNow).toBeEnabled();
    await compareNow.click();
    await expect(toast(page, 'Select at least 2 tools to compare', 'alert')).toBeVisible();
    await expect(page).toHaveURL('/tools');

    await compare(new ListPage(page).cards.nth(1), second).click();
    await expect(tray).toContainText('2 of 3');
    await tray.getByRole('button', { name: `Remove ${first}`, exact: true }).click();
    await expect(toast(page, `${first} removed from comparison`)).toBeVisible();
    await expect(tray.getByRole('button', { name: `Undo removing ${first}` })).toBeFocused();
    await expect(tray).toContainText('1 of 3');
    await tray.getByRole('button', { name: 'Clear' }).click();
    await expect(tray).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('button', { name: /^Remove .* from comparison$/ })).toHaveCount(0);
  });

  for (const width of [1280, 390]) {
    // proves shell-10
    test(`the tray covers neither footer nor cards nor toasts nor what has the focus at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const names = await choose(page, 3);
      const list = new ListPage(page);
      // Under the pointer a toast stays.
      const last = toast(page, `${names[2] ?? ''} added to comparison`);
      await last.hover();
      const covered = () =>
        page.evaluate(() => {
          const tray = document.querySelector('[aria-label="Comparison tray"]');
          if (!tray) return ['no tray'];
          const { top } = tray.getBoundingClientRect();
          return [...document.querySelectorAll('[role="status"], [role="alert"]')]
            .filter((one) => one.getBoundingClientRect().bottom > top)
            .map(({ outerHTML }) => outerHTML.slice(0, 100));
        });
      await expect.poll(covered).toEqual([]);
      await expect(last).toBeVisible();
      await page.mouse.move(0, 0);

      // With the focus in the page, what is focused stands free of the tray (WCAG 2.4.11).
      await list.search.focus();
      for (let press = 0; press < 24; press += 1) {
        await page.keyboard.press('Tab');
        await scrollRest(page);
        const hidden = await page.evaluate(() => {
          const tray = document.querySelector('[aria-label="Comparison tray"]');
          const focused = document.activeElement;
          if (!tray || !focused || tray.contains(focused)) return null;
          const { top, bottom } = focused.getBoundingClientRect();
          return bottom > tray.getBoundingClientRect().top || top < 0
            ? focused.outerHTML.slice(0, 120)
            : null;
        });
        expect(hidden).toBeNull();
      }

      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await scrollRest(page);
      const tray = await trayOf(page).boundingBox();
      const lastCard = await list.cards.last().boundingBox();
      const lowest = await page.getByRole('contentinfo').evaluate((footer) => {
        const parts = [...footer.querySelectorAll('a, p, h2, li, button, input')];
        return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
      });
      if (!tray || !lastCard) throw new Error('The tray or the last card is not there.');
      expect(tray.y + tray.height).toBeLessThanOrEqual(844);
      expect(lowest).toBeLessThanOrEqual(tray.y);
      expect(lastCard.y + lastCard.height).toBeLessThanOrEqual(tray.y);
    });
  }
});

for (const width of [1280, 390]) {
  // proves compare-24
  test(`the comparison at ${width} px: a real table, and no way to the side`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/compare/cursor,chatgpt,zapier');
    await expect(page.getByRole('table', { name: 'Cursor vs ChatGPT vs Zapier', exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Compare: Cursor vs ChatGPT vs Zapier - Toolshelf');
    const table = tableOf(page);
    const rowHeads = await table.getByRole('rowheader').allInnerTexts();
    for (const row of ['Rating', 'Pricing', 'Description', 'Features', 'Visit'])
      expect(rowHeads).toContain(row);
    const sections = [
      ...['At a glance', 'Key attributes', 'Use cases and features'],
      ...['Feature-by-Feature Comparison', 'Use Cases Comparison'],
    ];
    await expect(table.getByRole('heading', { level: 2 })).toHaveText(sections);
    for (const text of await table
      .getByRole('row', { name: /^Rating/ })
      .getByRole('cell')
      .allInnerTexts()) {
      expect(text).toMatch(/(\d|-)\/5/);
    }
    await expect(table.getByRole('link', { name: /^Try Cursor/ })).toHaveAttribute('target', '_blank');

    const isWide = width === 1280;
    const columns = isWide ? 3 : 2;
    const counts = await roleCounts(page, ['table', 'row', 'columnheader', 'rowheader', 'cell', 'gridcell']);
    expect(counts).toEqual({
      table: 1,
      row: 1 + rowHeads.length + sections.length,
      columnheader: columns,
      rowheader: rowHeads.length,
      // And the one above the row headers.
      cell: columns * rowHeads.length + sections.length + 1,
      gridcell: 0,
    });
    expect(await overflow(page)).toEqual(nothing);
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(
      25,
    );

    const shown = page.getByRole('combobox', { name: 'Shown' });
    await expect(shown).toBeVisible({ visible: !isWide });
    if (!isWide) {
      await expect(table.getByRole('columnheader').getByRole('link')).toHaveText(['Cursor', 'ChatGPT']);
      await shown.selectOption('Cursor and Zapier');
      await expect(table.getByRole('columnheader').getByRole('link')).toHaveText(['Cursor', 'Zapier']);
    }

    // The head stays below the bar, and aligned with its columns.
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await scrollRest(page);
    const lefts = (role: 'columnheader' | 'cell') =>
      (role === 'cell'
        ? table.getByRole('row', { name: /^Visit/ }).getByRole(role)
        : table.getByRole(role)
      ).evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
    expect(await lefts('columnheader')).toEqual(await lefts('cell'));
    const head = await table.getByRole('columnheader').first().boundingBox();
    expect(head?.y).toBeGreaterThanOrEqual(58);
    expect(head?.y).toBeLessThanOrEqual(80);

    const differences = page.getByRole('switch', { name: 'Differences only' });
    await differences.check();
    await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(rowHeads.length);
    for (const row of await table.locator('[data-matrix]').getByRole('row').all()) {
      const answers = new Set(await row.getByRole('cell').allInnerTexts());
      if (isWide && (await row.getByRole('rowheader').count()) === 1) expect(answers.size).toBeGreaterThan(1);
    }
    await differences.uncheck();
    await expect(table.getByRole('rowheader')).toHaveCount(rowHeads.length);
  });
}

// proves compare-24
test('the controls leave with the head, at the end of the table', async ({ page }) => {
  // Enough follows the table.
  await page.goto('/versus/chatgpt-vs-claude');
  const table = page.getByRole('table');
  await expect(page.getByRole('switch', { name: 'Differences only' })).toBeVisible();
  await table.evaluate((element) => {
    // The last 40 px of the table are below the bar.
    window.scrollBy({ top: element.getBoundingClientRect().bottom - 100, behavior: 'instant' });
  });
  await scrollRest(page);
  const ofSwitch = await page.getByText('Differences only').boundingBox();
  const head = await table.getByRole('columnheader').first().boundingBox();
  if (!ofSwitch || !head) throw new Error('The table has no head.');
  expect(ofSwitch.y + ofSwitch.height).toBeLessThan(head.y + head.height);
});

// proves shell-14
test('the tray on phones: a pill, and a sheet above everything else', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [first = ''] = await choose(page, 2);
  const tray = trayOf(page);
  const remove = tray.getByRole('button', { name: `Remove ${first}`, exact: true });
  const pill = tray.getByRole('button', { name: 'Compare 2 of 3 tools' });
  await expect(remove).toBeHidden();
  expect((await tray.boundingBox())?.height).toBe(52);
  await pill.click();
  await expect(remove).toBeVisible();
  // On the bar's logo, which the sheet's backdrop covers.
  await page.mouse.click(34, 30);
  await expect(remove).toBeHidden();
  await expect(page).toHaveURL(/\/tools$/);
  await pill.click();
  await tray.getByRole('button', { name: 'Add a third' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a tool' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tray.getByRole('button', { name: 'Add a third' })).toBeFocused();
  await tray.getByRole('button', { name: 'Compare Now' }).click();
  await expect(tableOf(page)).toBeVisible();
  await expect(tray).toHaveCount(0);
});

test.describe('taking tools out on the page of the comparison', () => {
  // proves compare-11
  test('by mouse: out of the selection and the address too, down to the empty state', async ({ page }) => {
    const [first = '', second = '', third = ''] = await choose(page, 3);
    await trayOf(page).getByRole('button', { name: 'Compare Now' }).click();
    await expect(page).toHaveURL(/\/compare\/[^,]+,[^,]+,[^,]+$/);
    await removeFromTable(page, second).click();
    await expect(toast(page, `${second} removed from comparison`)).toBeVisible();
    await expect(tableOf(page).getByRole('columnheader')).toHaveCount(2);
    await expect(removeFromTable(page, third)).toBeFocused();
    await expect(page).toHaveURL(/\/compare\/[^,]+,[^,]+$/);
    await removeFromTable(page, third).click();
    await expect(emptyState(page)).toBeVisible();
    await expect(
      page.getByText('Please select at least two tools to compare from our tools collection.'),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Browse Tools' }).click();
    await expect(page).toHaveURL('/tools');
    await expect(trayOf(page)).toContainText('1 of 3');
    await expect(trayOf(page)).toContainText(first);
  });

  // proves accessibility-15
  test('the whole way by keyboard alone', async ({ page }) => {
    const list = new ListPage(page);
    await list.open();
    const [first = '', second = '', third = ''] = await list.names();
    for (const [index, name] of [first, second, third].entries()) {
      const button = compare(list.cards.nth(index), name);
      await tabTo(page, button, 'Tab', 60);
      expect(await hasVisibleFocus(page)).toBe(true);
      await page.keyboard.press(index === 0 ? 'Enter' : 'Space');
      await expect(toast(page, `${name} added to comparison`)).toBeVisible();
      // The focus stays where it is.
      await expect(
        list.cards.nth(index).getByRole('button', { name: `Remove ${name} from comparison` }),
      ).toBeFocused();
    }
    const tray = trayOf(page);
    await tabTo(page, tray.getByRole('button', { name: `Remove ${second}`, exact: true }), 'Tab', 120);
    expect(await hasVisibleFocus(page)).toBe(true);
    await tabTo(page, tray.getByRole('button', { name: 'Compare Now' }), 'Tab', 4);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(tableOf(page)).toBeVisible();

    const differences = page.getByRole('switch', { name: 'Differences only' });
    await tabTo(page, differences, 'Tab', 5);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Space');
    await expect(differences).toBeChecked();
    await tabTo(page, removeFromTable(page, first), 'Tab', 3);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(removeFromTable(page, second)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(emptyState(page)).toBeVisible();
    const browse = page.getByRole('link', { name: 'Browse Tools' });
    await tabTo(page, browse, 'Tab', 3);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tools');
  });
});
