import type { Page } from '@playwright/test';

import { expectNoViolations } from './axe';
import { expect, test } from './fixtures';

const article = '/blog/how-to-read-ai-pricing-pages';
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) =>
  overlay(page).getByRole('combobox', { name: 'Search tools, categories and articles' });

// proves search-2, search-4, search-7
test("'/' from an article, type, arrow, Enter, Back; Escape gives the focus back", async ({ page }) => {
  await page.goto(article);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  await link.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  // WebKit would scroll to where a selection goes whose field is removed: to the end of the page.
  expect(await page.evaluate(() => getSelection()?.rangeCount)).toBe(0);

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('chatgpt');
  await expect(overlay(page).getByRole('option', { name: /^ChatGPT Editor/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/chatgpt');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect(page.getByRole('heading', { level: 1, name: /pricing pages/i })).toBeVisible();
});

/** Writes what an element shows into an attribute of its own: the groups, and whether the first option is the prepared row. */
const noteShown = (box: Element) => {
  const row = box.querySelector('[role="group"]:last-child a');
  if (!row) throw new Error('no row is prepared');
  const shown: string[] = [];
  new MutationObserver(() => {
    const names = [...box.querySelectorAll<HTMLElement>('[role="group"]')]
      .filter((group) => group.offsetParent !== null)
      .map((group) => group.querySelector('span')?.textContent);
    const kind = box.querySelector('[role="option"]') === row ? 'same row' : 'other row';
    const state = [kind, ...names].join(', ');
    if (state !== shown.at(-1)) shown.push(state);
    box.setAttribute('data-shown', shown.join('; '));
  }).observe(box, { subtree: true, childList: true });
};
const toolsThenTheRest = /^same row, Tools; same row, Tools, Categories,/;

// proves search-43
test('the first key shows the tools in rows that are there already, then the rest', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('/');
  const tools = overlay(page).getByRole('group', { name: 'Tools', includeHidden: true });
  await expect(tools).toHaveCount(1);
  await expect(tools).toBeHidden();
  await overlay(page).evaluate(noteShown);
  await page.keyboard.type('p');
  await expect(overlay(page)).toHaveAttribute('data-shown', toolsThenTheRest);
});

// proves search-15, search-43
test("so does the first key in the list's own field", async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('searchbox', { name: 'Search for tools...' }).click();
  const head = page.getByRole('search').locator('..');
  const tools = head.getByRole('group', { name: 'Tools', includeHidden: true });
  await expect(tools).toHaveCount(1);
  await expect(tools).toBeHidden();
  await head.evaluate(noteShown);
  await page.keyboard.type('p');
  await expect(head).toHaveAttribute('data-shown', toolsThenTheRest);
  await page.keyboard.press('Escape');
  await expect(head.getByRole('listbox')).toHaveCount(0);
});

/** Keeps files from loading until the returned function is called, and the browser from loading them when it is idle. */
async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

// proves search-3
test('what is typed at once is not lost, without the code ahead', async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/search\./);
  await page.goto('/about');
  await page.keyboard.press('/');
  await expect(overlay(page)).toBeVisible();
  const place = await overlay(page).getByRole('textbox').boundingBox();
  await page.keyboard.type('chat');
  letGo();
  await expect(field(page)).toHaveValue('chat');
  const { x, y, height } = (await field(page).boundingBox()) ?? {};
  expect({ x, y, height }).toMatchObject({ x: place?.x, y: place?.y, height: place?.height });
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('gpt{', { delay: 0 });
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('chatgpt');
});

// proves search-7
test('an option highlighted as soon as it is shown stays highlighted', async ({ page }) => {
  const letGo = await holdBack(page, '**/assets/catalogue/**');
  await page.goto('/about');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('chatgpt');
  await overlay(page).evaluate((box) => {
    const observer = new MutationObserver(() => {
      if (!box.querySelector('[role="option"][href="/tools/chatgpt"]')) return;
      observer.disconnect();
      // After React's commit, before any other task.
      const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
      document.activeElement?.dispatchEvent(key);
    });
    observer.observe(box, { subtree: true, childList: true, attributes: true });
  });
  letGo();
  await expect(overlay(page).getByRole('status')).toHaveText(/^\d+ tools?, .* for chatgpt$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/chatgpt');
});

// proves search-14
test('the open overlay is accessible', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Search tools' }).click();
  await page.keyboard.type('chatgpt');
  await expect(overlay(page).getByRole('status')).toHaveText(/^\d+ tools?, .* for chatgpt$/);
  await expectNoViolations(page);
});

// proves search-1, search-16
test('at 390 px it fills the screen, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Search tools' }).click();
  await page.keyboard.type('podcast levelling');
  await expect(overlay(page).getByText(/^No exact match for “/)).toBeVisible();
  await expect(overlay(page)).toHaveJSProperty('clientWidth', 390);
  await expect(overlay(page)).toHaveJSProperty('clientHeight', 844);
  expect(await overlay(page).evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
  await overlay(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(overlay(page)).toHaveCount(0);
});

// proves search-45
test('an option that an arrow key highlights is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/tools');
  for (const place of ['overlay', 'list']) {
    if (place === 'overlay') await page.keyboard.press('/');
    const input =
      place === 'overlay' ? field(page) : page.getByRole('searchbox', { name: 'Search for tools...' });
    await input.fill('video');
    const options = page.getByRole('option');
    await expect(options.nth(6)).toBeVisible();
    for (let press = 0; press < 6; press += 1) {
      await input.press('ArrowDown');
      await expect(page.locator('[role="option"].Mui-focused')).toBeInViewport({ ratio: 0.9 });
    }
    await input.press('Escape');
  }
});

// proves search-3
test('without its code the search takes a text and sends it', async ({ page, log }) => {
  log.expect(/Failed to load resource/);
  await page.route('**/assets/search.*.js', (route) => route.abort());
  await page.goto('/about');
  await page.keyboard.press('/');
  const input = overlay(page).getByRole('textbox', { name: 'Search tools, categories and articles' });
  await expect(input).toBeFocused();
  await page.keyboard.type('video');
  await expect(input).toHaveValue('video');
  await expect(input).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools?search=video');
});

// proves search-1
test('a double click on the search opens it', async ({ page }) => {
  await page.goto('/about');
  const button = page.getByRole('banner').getByRole('button', { name: /^Search/ });
  await button.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(field(page)).toBeFocused();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 500);
  await expect(overlay(page)).toHaveCount(0);
});
