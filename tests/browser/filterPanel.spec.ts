import { expect, test } from './fixtures';
import { ListPage, tabTo } from './listPage';

for (const width of [1280, 390]) {
  // proves list-30
  test(`the filter panel on ${width} px: headings stand inside, and only what is long scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const list = new ListPage(page);
    await list.open();
    await list.filters.click();
    await expect(list.option('Platform', 'Web')).toBeVisible();
    const groups = await page.getByRole('group').evaluateAll((all) =>
      all.map((group) => {
        const heading = group.querySelector('legend');
        const scroller = group.querySelector('div');
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
