import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { openHeldBack } from './heldBack';
import { ListPage } from './listPage';
import { startSlowHost } from './slowDocument';
import { siteOrigin } from './testSites';
import { toast } from './toasts';

const box = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });

test.describe('what is done before the code of a page has come', () => {
  // proves delivery-3
  test('buttons: each pressed one once, also by who pressed it again out of impatience', async ({ page }) => {
    const letGo = await openHeldBack(page, '/tools');
    const list = new ListPage(page);
    const [first, second] = [list.cards.nth(0), list.cards.nth(1)];
    const save = first.getByRole('button', { name: /^Save / });
    await save.click();
    await save.click();
    await second.getByRole('button', { name: /^Compare / }).click();
    await expect(save).toBeVisible();
    await letGo();
    await expect(first.getByRole('button', { name: /^Remove .+ from saved$/ })).toBeVisible();
    await expect(second.getByRole('button', { name: /^Remove .+ from comparison$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Saved', exact: true }).first().click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });

  // proves delivery-60
  test('buttons of what was stored before: they do not take back what they were pressed for', async ({
    page,
  }) => {
    await page.goto('/tools');
    const tool = new ListPage(page).cards.first();
    await tool.getByRole('button', { name: /^Save / }).click();
    await tool.getByRole('button', { name: /^Compare / }).click();
    await expect(tool.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    const letGo = await openHeldBack(page, '/tools');
    await tool.getByRole('button', { name: /^Save / }).click();
    await tool.getByRole('button', { name: /^Compare / }).click();
    await letGo();
    await expect(tool.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    await expect(tool.locator('[aria-busy]')).toHaveCount(0);
    await expect(tool.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    await tool.getByRole('button', { name: /from saved$/ }).click();
    await expect(tool.getByRole('button', { name: /^Save / })).toBeVisible();
  });

  // proves delivery-61
  test('a tool and an article, saved on pages that are left before: the next page saves them', async ({
    page,
  }) => {
    const saved = () =>
      page.evaluate(() => ['toolBookmarks', 'blogBookmarks'].map((key) => localStorage.getItem(key) ?? ''));
    await openHeldBack(page, '/tools/notion');
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await openHeldBack(page, '/blog');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Bookmark / })
      .first()
      .click();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Saved', exact: true })).toHaveAttribute('data-saved', '1');
    await expect(toast(page, 'Tool added to bookmarks')).toBeVisible();
    await expect
      .poll(async () => (await saved()).map((text) => text.includes('bookmarkedAt')))
      .toEqual([true, true]);
    // What is taken back then does not return.
    await page.goto('/saved-tools');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove Notion/ })
      .click();
    await expect.poll(async () => (await saved())[0]).not.toContain('notion');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No saved tools yet' })).toBeVisible();
  });

  // proves delivery-61
  test('a pressed button that saves looks saved before the code has come, and no other', async ({ page }) => {
    for (const [path, label] of [
      ['/tools', /^(Save|Remove) .+/],
      ['/tools/notion', /^Saved?$/],
      ['/blog', /^(Bookmark|Remove bookmark for) /],
    ] as const) {
      const letGo = await openHeldBack(page, path);
      const buttons = page.getByRole('main').getByRole('button', { name: label });
      const lookOf = (index: number) =>
        buttons.nth(index).evaluate((button) => {
          const { color, backgroundColor, opacity } = getComputedStyle(button);
          const { maskImage } = getComputedStyle(button, '::before');
          return { color, backgroundColor, opacity, maskImage };
        });
      const unsaved = await lookOf(0);
      await buttons.first().click();
      await page.mouse.move(0, 0);
      await expect.poll(async () => (await lookOf(0)).color).not.toBe(unsaved.color);
      const pressed = await lookOf(0);
      if (path !== '/tools/notion') expect(await lookOf(1)).toEqual(unsaved);
      await letGo();
      await expect(buttons.first()).not.toHaveAttribute('aria-busy');
      await expect.poll(() => lookOf(0)).toEqual(pressed);
      await page.unrouteAll();
    }
  });

  // proves delivery-3
  test('a button of a page whose end is still on its way', async ({ page, site }) => {
    const host = await startSlowHost(siteOrigin(site));
    try {
      await page.goto(`${host.origin}/tools`, { waitUntil: 'commit' });
      const save = new ListPage(page).cards.first().getByRole('button', { name: /^Save / });
      await save.click();
      host.sendRest();
      await expect(page.getByRole('button', { name: /^Remove .+ from saved$/ })).toHaveCount(1);
    } finally {
      await page.close();
      host.stop();
    }
  });

  // proves delivery-55
  test('a pressed button shows it until its press is answered, also without motion', async ({ page }) => {
    const letGo = await openHeldBack(page, '/tools');
    const [pressed, other] = [0, 1].map((index) =>
      new ListPage(page).cards.nth(index).getByRole('button', { name: /comparison$|^Compare / }),
    ) as [Locator, Locator];
    await pressed.click();
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    await expect(pressed).toHaveCSS('opacity', '0.6');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(pressed).toHaveCSS('animation-name', 'busy');
    await expect(other).not.toHaveAttribute('aria-busy');
    await letGo();
    await expect(pressed).toHaveAccessibleName(/^Remove /);
    await expect(pressed).not.toHaveAttribute('aria-busy');
  });

  for (const [stored, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)
    // proves delivery-57
    test(`the theme: switched at once from a stored ${stored}, twice not at all, and stored when the code has come`, async ({
      page,
    }) => {
      await page.addInitScript((scheme) => {
        if (sessionStorage.getItem('visited')) return;
        sessionStorage.setItem('visited', 'yes');
        localStorage.setItem('theme', scheme);
      }, stored);
      const html = page.locator('html');
      const toggle = page.getByRole('button', { name: /^Switch to / });
      const letGo = await openHeldBack(page, '/tools');
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', other);
      await expect(toggle).toHaveAccessibleName(`Switch to ${stored} mode`);
      await expect(toggle).not.toHaveAttribute('aria-busy');
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', stored);
      await toggle.click();
      // What the page shows from here on: no step back.
      await page.evaluate(() => {
        const { documentElement } = document;
        new MutationObserver(() => (documentElement.dataset.changed = 'yes')).observe(documentElement, {
          attributeFilter: ['data-theme'],
        });
      });
      await letGo();
      await expect(toast(page, `Switched to ${other} mode`)).toBeVisible();
      await expect(html).toHaveAttribute('data-theme', other);
      await expect(html).not.toHaveAttribute('data-changed');
      await expect(toggle).toHaveAccessibleName(`Switch to ${stored} mode`);
      await page.unrouteAll();
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', other);
    });

  // proves delivery-57
  test('the theme, pressed twice or on a page that is rendered anew', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    const html = page.locator('html');
    const toggle = page.getByRole('button', { name: /^Switch to / });
    const letGo = await openHeldBack(page, '/tools');
    await toggle.click();
    await toggle.click();
    await letGo();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.unrouteAll();
    const letGoAnew = await openHeldBack(page, '/tools?pricing=free');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await letGoAnew();
    await expect(toggle).toHaveAccessibleName('Switch to light mode');
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  // proves delivery-55
  test('a pressed button is not busy for ever when the code does not come', async ({ page, log }) => {
    log.expect(/Failed to load resource/);
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/assets/main.*.js', async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto('/tools', { waitUntil: 'domcontentloaded' });
    const save = new ListPage(page).cards.first().getByRole('button', { name: /^Save / });
    await save.click();
    await expect(save).toHaveAttribute('aria-busy', 'true');
    fail();
    await expect(save).not.toHaveAttribute('aria-busy');
  });

  // proves delivery-55
  test('a pressed button is not busy for ever when the application fails to start', async ({ page, log }) => {
    log.expect(/The history is closed/);
    await page.addInitScript(() => {
      History.prototype.replaceState = () => {
        throw new Error('The history is closed.');
      };
    });
    let start: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (start = resolve));
    await page.route('**/assets/main.*.js', async (route) => {
      await started;
      await route.continue();
    });
    await page.goto('/tools', { waitUntil: 'domcontentloaded' });
    const list = new ListPage(page);
    const save = list.cards.first().getByRole('button', { name: /^Save / });
    await save.click();
    await expect(save).toHaveAttribute('aria-busy', 'true');
    start();
    await expect(save).not.toHaveAttribute('aria-busy');
    // The browser sends the form of the search itself.
    await list.search.fill('transcr');
    await list.search.press('Enter');
    await expect(page).toHaveURL('/tools?search=transcr');
  });

  // proves delivery-3
  test('a search: typed, and sent by Enter', async ({ page }) => {
    const letGo = await openHeldBack(page, '/tools');
    const list = new ListPage(page);
    await list.search.fill('transcr');
    await list.search.press('Enter');
    await expect(page).toHaveURL('/tools');
    await letGo();
    await expect(page).toHaveURL('/tools?search=transcr');
    await expect(list.search).toHaveValue('transcr');
    await list.settled();
    await expect(list.chip('Search: transcr')).toBeVisible();
  });

  // proves delivery-45
  test('a link pressed after a search was sent: the last press counts', async ({ page }) => {
    const letGo = await openHeldBack(page, '/tools');
    const list = new ListPage(page);
    const link = list.cards.first().getByRole('link').first();
    const address = (await link.getAttribute('href')) ?? '';
    await list.search.fill('transcr');
    await list.search.press('Enter');
    await link.hover();
    await page.mouse.down();
    await letGo();
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a text begun before is gone on with', async ({ page }) => {
    const letGo = await openHeldBack(page, '/tools');
    const { search } = new ListPage(page);
    await search.pressSequentially('trnscr');
    for (let step = 0; step < 4; step += 1) await search.press('ArrowLeft');
    await letGo();
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
    await search.pressSequentially('a');
    await expect(search).toHaveValue('transcr');
    await expect(search).toBeFocused();
    await search.press('Enter');
    await expect(page).toHaveURL('/tools?search=transcr');
  });

  // proves delivery-3, saved-24
  test('a menu: where it was pressed it stands, and it opens', async ({ page }) => {
    const letGo = await openHeldBack(page, '/saved-tools');
    const menu = page.getByRole('button', { name: 'List actions' });
    const place = await menu.boundingBox();
    await menu.click();
    await letGo();
    await expect(page.getByRole('menuitem', { name: 'Import from a file' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'No saved tools yet' })).toBeVisible();
    expect(await menu.boundingBox()).toEqual(place);
  });

  // proves search-2, delivery-3
  test('a key of the search, on a page of its own URL and on one that is rendered anew', async ({ page }) => {
    for (const address of ['/about', '/tools?page=2']) {
      const letGo = await openHeldBack(page, address);
      await page.keyboard.press('Control+k');
      await letGo();
      await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
      await page.unrouteAll();
    }
  });

  // proves search-2, delivery-3
  test('a key of the search between the start of the hydration and its end', async ({ page }) => {
    await page.addInitScript(() => {
      const mark = performance.mark.bind(performance);
      performance.mark = (name, options) => {
        if (name === 'application-started') {
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }),
          );
        }
        return mark(name, options);
      };
    });
    await page.goto('/about');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  // proves delivery-60
  test('a button of what was stored before, between the start of the hydration and its end', async ({
    page,
  }) => {
    await page.goto('/tools');
    const tool = new ListPage(page).cards.first();
    await tool.getByRole('button', { name: /^Save / }).click();
    await expect(tool.getByRole('button', { name: / from saved$/ })).toBeVisible();
    await page.addInitScript(() => {
      const mark = performance.mark.bind(performance);
      performance.mark = (name, options) => {
        if (name === 'application-started')
          document.querySelector<HTMLElement>('article button[aria-label^="Save "]')?.click();
        return mark(name, options);
      };
    });
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('application-started').length > 0);
    await expect(tool.getByRole('button', { name: / from saved$/ })).toBeVisible();
    await tool.getByRole('button', { name: / from saved$/ }).click();
    await expect(toast(page, 'Tool removed from bookmarks')).toHaveCount(1);
    await expect(tool.getByRole('button', { name: /^Save / })).toBeVisible();
  });

  // proves delivery-3
  test('a form: filled in and sent, with its choices', async ({ page }) => {
    const letGo = await openHeldBack(page, '/submit-tool');
    await box(page, 'Tool name').fill('Granola');
    await box(page, 'Website URL').fill('https://granola.example');
    await box(page, 'Description').fill('Takes notes in your meetings.');
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Medical AI');
    await box(page, 'Your email').fill('jamie@granola.example');
    await page.getByRole('button', { name: 'Submit Tool' }).click();
    await expect(page).toHaveURL('/submit-tool');
    await letGo();
    await expect(
      toast(page, 'Your tool was submitted successfully! Our team will review it soon.'),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your submissions' }).getByRole('listitem')).toHaveCount(1);
  });

  test('a form whose fields miss something says so', async ({ page }) => {
    const letGo = await openHeldBack(page, '/contact');
    await box(page, 'Name').fill('Jamie');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await letGo();
    await expect(box(page, 'Email')).toBeFocused();
    await expect(box(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(box(page, 'Name')).toHaveValue('Jamie');
    await expect(box(page, 'Name')).toHaveAttribute('aria-invalid', 'false');
  });
});
