import { expect, test, withMotion } from './fixtures';
import { ListPage, tabTo } from './listPage';

test.use(withMotion);

for (const width of [1280, 390]) {
  // proves list-30
  test(`the filter panel on ${width} px: headings stand inside, and only what is long scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const list = new ListPage(page);
    await list.open('/tools/category/coding-assistants');
    await list.filters.click();
    await expect(list.option('Platform', 'Web')).toBeVisible();
    const groups = await page.getByRole('group').evaluateAll((all) =>
      all.map((group) => {
        const heading = group.querySelector('legend');
        const scroller = group.querySelector('div[tabindex="-1"]');
        if (!heading || !scroller) throw new Error('A group without heading or list.');
        return {
          name: heading.textContent,
          above: heading.getBoundingClientRect().top - group.getBoundingClientRect().top,
          hidden: scroller.scrollHeight - scroller.clientHeight,
        };
      }),
    );
    expect(groups.map(({ name }) => name)).toEqual(['Pricing model', 'Platform', 'Subcategory']);
    for (const { name, above, hidden } of groups) {
      expect(above, name).toBeGreaterThanOrEqual(16);
      // Either nothing, or what is worth scrolling.
      expect(hidden === 0 || hidden >= 36, `${name} hides ${hidden} px`).toBe(true);
    }
  });
}

test('what scrolls is no stop of the Tab key by itself', async ({ page }) => {
  const list = new ListPage(page);
  await list.open();
  await list.filters.click();
  await expect(list.option('Platform', 'Web')).toBeVisible();
  // Firefox makes a stop of every scroller that does not say no.
  const stops = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return [overflowX, overflowY].includes('auto') && !element.hasAttribute('tabindex');
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(stops).toEqual([]);
  await tabTo(page, list.option('Pricing model', 'Free'));
});

// proves accessibility-15
test('the panel cannot be focused while it closes', async ({ page }) => {
  const list = new ListPage(page);
  await list.open();
  await list.filters.click();
  const option = list.option('Platform', 'Web');
  await expect(option).toBeVisible();
  await option.focus();
  // Itself, since the panel may be gone before it is looked at.
  const element = await option.elementHandle();
  await page.keyboard.press('Escape');
  await expect(list.filters).toBeFocused();
  expect(await element.evaluate((input) => input.closest('[inert]') !== null)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // proves list-51, accessibility-15
  test('the filters are a sheet that keeps the focus and gives it back', async ({ page }) => {
    const list = new ListPage(page);
    await list.open('/tools/category/coding-assistants');
    await list.filters.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const show = sheet.getByRole('button', { name: /^Show \d+ tools?$/ });
    await expect(show).toBeInViewport({ ratio: 1 });
    await tabTo(page, list.option('Platform', 'Linux'));
    await page.keyboard.press('Space');
    await expect(list.option('Platform', 'Linux')).toBeChecked();
    await expect(list.option('Platform', 'Linux')).toBeFocused();
    // Round and round: the page behind is out of reach.
    await tabTo(page, sheet.getByRole('button', { name: 'Clear all' }));
    await page.keyboard.press('Enter');
    await expect(list.option('Platform', 'Linux')).not.toBeChecked();
    await tabTo(page, list.option('Platform', 'Linux'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    const opener = page.getByRole('button', { name: 'Advanced filters' });
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/tools/category/coding-assistants');
    await page.keyboard.press('Enter');
    await expect(list.option('Platform', 'Linux')).not.toBeChecked();
    await list.option('Platform', 'Linux').click();
    await show.click();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/tools/category/coding-assistants?platform=Linux');
    // Nothing was left open for the next time.
    await page.reload();
    await list.settled();
    await expect(sheet).toHaveCount(0);
  });

  // proves list-51
  test('Back closes the sheet', async ({ page }) => {
    const list = new ListPage(page);
    await list.open();
    await page.getByRole('tab', { name: 'Video Editing Tools' }).click();
    await expect(page).toHaveURL('/tools/category/video-editing-tools');
    await list.filters.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('button', { name: /^Show \d+ tools?$/ })).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page).toHaveURL('/tools');
    await expect(sheet).toHaveCount(0);
  });

  // proves list-51
  test('the names of the filters are whole', async ({ page }) => {
    const list = new ListPage(page);
    await list.open();
    await list.filters.click();
    await expect(list.option('Platform', 'Web')).toBeVisible();
    const cut = await page
      .getByRole('dialog')
      .locator('label > span')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  });

  // proves list-45, accessibility-15
  test('the orders are a sheet, and the chosen one stays after a reload', async ({ page }) => {
    const list = new ListPage(page);
    await list.open();
    const control = page.getByRole('combobox', { name: 'Sort by' });
    await control.click();
    await page.getByRole('option', { name: 'Name', exact: true }).click();
    await expect(page).toHaveURL('/tools?sort=name');
    await expect(control).toBeFocused();
    await list.settled();
    const names = await list.names();
    await page.reload();
    await expect(control).toHaveText(/Name/);
    await list.settled();
    expect(await list.names()).toEqual(names);
  });
});
