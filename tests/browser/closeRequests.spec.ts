import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { ListPage } from './listPage';

test.use({ viewport: { width: 390, height: 844 } });

/** What Back on Android does: a request to close that reaches no script as a key. */
async function requestClose(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hide = (event: KeyboardEvent) => event.stopImmediatePropagation();
    window.addEventListener('keydown', hide, { capture: true, once: true });
  });
  await page.keyboard.press('Escape');
}

// proves accessibility-19
test('a request to close closes menu, search, filters, orders and report, and leaves the page', async ({
  page,
}) => {
  const list = new ListPage(page);
  await list.open();
  const dialog = page.getByRole('dialog');

  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await requestClose(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(opener).toBeFocused();

  for (const button of [
    page.getByRole('button', { name: 'Search tools' }),
    list.filters,
    page.getByRole('combobox', { name: 'Sort by' }),
    page.getByRole('button', { name: 'Report a problem' }),
  ]) {
    await button.click();
    await expect(dialog).toBeVisible();
    await requestClose(page);
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await expect(page).toHaveURL('/tools');
});

// proves accessibility-19
test('a request to close, or Escape, closes one thing at a time', async ({ page }) => {
  const list = new ListPage(page);
  await list.open();
  await list.cards
    .first()
    .getByRole('button', { name: /^Compare / })
    .click();
  const tray = page.getByRole('region', { name: 'Comparison tray' });
  const pill = tray.getByRole('button', { name: 'Compare 1 of 3 tools' });
  const picker = page.getByRole('dialog', { name: 'Add a tool' });
  for (const close of [requestClose, () => page.keyboard.press('Escape')]) {
    await pill.click();
    await tray.getByRole('button', { name: 'Add a second' }).click();
    await expect(picker.getByRole('combobox')).toBeFocused();
    await close(page);
    await expect(picker).toHaveCount(0);
    await expect(pill).toHaveAttribute('aria-expanded', 'true');
    await close(page);
    await expect(pill).toHaveAttribute('aria-expanded', 'false');
    await expect(pill).toBeFocused();
  }
});
