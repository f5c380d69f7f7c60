import { expect, test, withMotion } from './fixtures';
import { hasVisibleFocus, ListPage, openListByLink, scrollRest, scrollY, tabTo } from './listPage';

test.use(withMotion);

const categoryPath = '/tools/category/ai-video-generation';

test.describe('finding a tool', () => {
  // proves routes-4
  test('by mouse, and back to the very same place', async ({ page }) => {
    const list = new ListPage(page);
    await list.open();
    await expect(page.getByRole('heading', { level: 1, name: 'All AI Tools' })).toBeVisible();
    await expect(list.cards).toHaveCount(12);

    await list.search.fill('video');
    await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/tools?search=video');
    await expect(list.chip('Search: video')).toBeVisible();

    await list.tab('AI Video Generation').click();
    await expect(page).toHaveURL(`${categoryPath}?search=video`);
    await expect(list.tab('AI Video Generation')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { level: 1, name: 'AI Video Generation' })).toBeVisible();

    await expect(list.filters).toHaveAttribute('aria-expanded', 'false');
    await list.filters.click();
    await expect(list.filters).toHaveAttribute('aria-expanded', 'true');
    await list.option('Pricing model', 'Freemium').check();
    await expect(page.getByText('1 active filter', { exact: true })).toBeVisible();
    await list.option('Platform', 'Web').check();
    await expect(page.getByText('2 active filters', { exact: true })).toBeVisible();
    await expect(list.chip('Pricing: Freemium')).toBeVisible();
    await expect(list.chip('Platform: Web')).toBeVisible();
    await list.settled();
    const firstPage = await list.names();
    expect(firstPage).toHaveLength(12);

    await list.pagination.getByRole('button', { name: 'Go to page 2', exact: true }).click();
    await expect(list.pagination.getByRole('button', { name: 'page 2', exact: true })).toHaveAttribute(
      'aria-current',
      /page|true/,
    );
    await list.settled();
    const secondPage = await list.names();
    expect(secondPage.length).toBeGreaterThan(0);
    expect(secondPage.filter((name) => firstPage.includes(name))).toEqual([]);
    const countLine = await list.countLine.textContent();

    const card = list.cards.last();
    const name = await card.getByRole('heading').getByRole('link').innerText();
    await card.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 40);
    const before = await scrollRest(page);
    expect(before).toBeGreaterThan(0);
    await card.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(`${categoryPath}?search=video&pricing=freemium&platform=Web&page=2`);
    await list.settled();
    expect(await list.names()).toEqual(secondPage);
    await expect(list.countLine).toHaveText(countLine ?? '');
    await expect(list.search).toHaveValue('video');
    await expect(list.filters).toHaveAttribute('aria-expanded', 'true');
    await expect(list.option('Pricing model', 'Freemium')).toBeChecked();
    await expect(list.option('Platform', 'Web')).toBeChecked();
    await expect(list.pagination.getByRole('button', { name: 'page 2', exact: true })).toBeVisible();
    expect(await scrollRest(page)).toBe(before);
  });

  // proves accessibility-15
  test('by keyboard alone', async ({ page }) => {
    const list = new ListPage(page);
    await list.open();

    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page, list.search, 'Tab', 4);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.type('video');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tools?search=video');
    await list.settled();

    await tabTo(page, list.tab('All Tools'), 'Tab', 5);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('End');
    await expect(list.tab('Entertainment AI')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(list.tab('All Tools')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(list.tab('Entertainment AI')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    for (let press = 0; press < 19; press += 1) await page.keyboard.press('ArrowRight');
    await expect(list.tab('AI Video Generation')).toBeFocused();
    await expect(list.tab('AI Video Generation')).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${categoryPath}?search=video`);
    await expect(list.tab('AI Video Generation')).toBeFocused();
    await list.settled();

    await tabTo(page, list.filters, 'Tab', 5);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Space');
    await expect(list.filters).toHaveAttribute('aria-expanded', 'true');
    // The panel's code comes with its first opening.
    await expect(list.option('Pricing model', 'Freemium')).toBeVisible();
    await tabTo(page, list.option('Pricing model', 'Freemium'), 'Tab', 6);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Space');
    await expect(list.option('Pricing model', 'Freemium')).toBeChecked();
    await tabTo(page, list.option('Platform', 'Web'), 'Tab', 6);
    await page.keyboard.press('Space');
    await expect(list.option('Platform', 'Web')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(list.filters).toHaveAttribute('aria-expanded', 'false');
    await expect(list.filters).toBeFocused();
    await list.settled();

    const second = list.pagination.getByRole('button', { name: 'Go to page 2', exact: true });
    await tabTo(page, second, 'Tab', 60);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(list.countLine).toBeFocused();
    await list.settled();
    await expect(list.countLine).toBeInViewport();

    const link = list.cards.first().getByRole('heading').getByRole('link');
    const name = await link.innerText();
    await tabTo(page, link, 'Tab', 8);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(`${categoryPath}?search=video&pricing=freemium&platform=Web&page=2`);
    await list.settled();
    await expect(list.pagination.getByRole('button', { name: 'page 2', exact: true })).toBeVisible();
    await expect(list.chip('Platform: Web')).toBeVisible();
  });

  // proves list-27
  test('pressing the active option again, Clear all and the chips take filters off', async ({ page }) => {
    const list = new ListPage(page);
    await list.open();
    await list.filters.click();
    await list.option('Pricing model', 'Free').check();
    await list.option('Pricing model', 'Freemium').check();
    await expect(list.option('Pricing model', 'Free')).not.toBeChecked();
    await list.option('Pricing model', 'Freemium').uncheck();
    await expect(page.getByText('0 active filters', { exact: true })).toBeVisible();
    await list.option('Platform', 'iOS').check();
    await list.option('Pricing model', 'Free').check();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(list.chip('Platform: iOS')).toHaveCount(0);
    await list.option('Platform', 'iOS').check();
    await list.chip('Platform: iOS').click();
    await expect(list.option('Platform', 'iOS')).not.toBeChecked();
    await list.settled();
  });

  test('nothing found: the empty state, and Reset all filters takes everything back', async ({ page }) => {
    const list = new ListPage(page);
    await list.open('/tools/category/ai-video-generation');
    await list.filters.click();
    await list.option('Platform', 'Web').check();
    await list.search.fill('zzqqxx vvkkjj');
    await list.search.press('Enter');
    await expect(page.getByRole('heading', { name: 'No tools found' })).toBeVisible();
    await expect(
      page.getByText("Try adjusting your search or filters to find what you're looking for."),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('filterPreferences'))).not.toBeNull();
    await page.getByRole('button', { name: 'Reset all filters' }).click();
    await expect(page).toHaveURL('/tools');
    await list.settled();
    await expect(list.search).toHaveValue('');
    await expect(list.cards).toHaveCount(12);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('filterPreferences'))).toBeNull();
  });

  // proves list-33
  test('filters come back with the next visit where the address has no category', async ({ page }) => {
    const list = new ListPage(page);
    await list.open('/tools/category/ai-video-generation');
    await list.filters.click();
    await list.option('Pricing model', 'Freemium').check();
    await list.settled();
    await expect
      .poll(() =>
        page.evaluate(() => JSON.parse(localStorage.getItem('filterPreferences') ?? 'null') as unknown),
      )
      .toEqual({
        category: 'ai-video-generation',
        subcategory: '',
        pricingModel: 'freemium',
        platform: '',
        page: 1,
      });
    await list.open('/tools');
    await expect(list.tab('AI Video Generation')).toHaveAttribute('aria-selected', 'true');
    await expect(list.chip('Pricing: Freemium')).toBeVisible();
    await list.open('/tools/category/beauty');
    await expect(list.chip('Pricing: Freemium')).toHaveCount(0);
  });

  // proves list-7
  test('twelve skeletons while the first page loads, and the place says that it is busy', async ({
    page,
  }) => {
    const letGo = await openListByLink(page);
    await expect(page.locator('[data-skeleton]')).toHaveCount(12);
    await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(1);
    const heightOf = async (selector: string) =>
      Math.round((await page.locator(selector).first().boundingBox())?.height ?? 0);
    const skeleton = await heightOf('[data-skeleton]');
    await letGo();
    await new ListPage(page).settled();
    expect(await heightOf('article')).toBe(skeleton);
  });
});

// proves list-42
test('the address of the list can be sent, and back and forward find what was there', async ({
  page,
  browser,
  baseURL,
  log,
}) => {
  const list = new ListPage(page);
  await list.open('/tools');
  const steps: { path: string; names: string[] }[] = [];
  const note = async () => {
    await list.settled();
    const { pathname, search } = new URL(page.url());
    steps.push({ path: pathname + search, names: await list.names() });
  };
  await note();
  for (const [text, category] of [
    ['video', 'AI Chatbots'],
    ['', 'Marketing AI'],
  ] as const) {
    await list.search.fill(text);
    await list.search.press('Enter');
    await note();
    await list.tab(category).click();
    await note();
  }
  expect(new Set(steps.map(({ path }) => path)).size).toBe(steps.length);

  for (const step of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(step.path);
    await list.settled();
    expect(await list.names()).toEqual(step.names);
  }
  for (const step of steps.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(step.path);
    await list.settled();
    expect(await list.names()).toEqual(step.names);
  }

  await list.tab('AI Video Generation').click();
  await list.narrowDown();
  const [sent, names] = [page.url(), await list.names()];
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const received = new ListPage(await elsewhere.newPage());
  log.watch(received.page);
  await received.open(sent);
  await expect.poll(() => received.names()).toEqual(names);
  await expect(received.chip('Pricing: Freemium')).toBeVisible();
  await expect(received.chip('Platform: Web')).toBeVisible();
  await elsewhere.close();
});

// proves delivery-64
test('a press during a cross-fade opens what the new screen shows there', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/about');
  await page.addStyleTag({ content: '::view-transition-group(root) { animation-duration: 60s !important }' });
  await page.evaluate(() => {
    // As on a fast device: a task takes no time.
    const now = performance.now.bind(performance);
    let taskStart: number | undefined;
    performance.now = () => {
      if (taskStart === undefined) setTimeout(() => (taskStart = undefined));
      return (taskStart ??= now());
    };
  });
  const runsFade = () => page.evaluate(() => document.documentElement.matches(':active-view-transition'));
  await bar.getByRole('link', { name: 'Trending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /trending/i })).toBeVisible();
  expect(await runsFade()).toBe(false);

  await bar.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  expect(await runsFade()).toBe(true);
  const article = page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('link');
  const [name, box] = [await article.innerText(), await article.boundingBox()];
  // Not `click`, which would dispatch its event to the element whatever covers it.
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
