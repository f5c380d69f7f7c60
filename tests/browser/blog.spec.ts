import type { Page } from '@playwright/test';

import { catalogueOf } from '../support/records';

import { expect, test } from './fixtures';
import { hasVisibleFocus, tabTo } from './listPage';
import { nothing, overflow } from './overflow';
import { hostilePost, rightToLeftPost, soundTools } from './records';
import { saveData } from './saveData';
import { toast } from './toasts';

const copied = 'Link copied to clipboard';
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');
const titleOf = (page: Page, index: number) =>
  cardsOf(page).nth(index).getByRole('heading').getByRole('link').innerText();
const bookmark = (page: Page, title: string) =>
  page.getByRole('button', { name: `Bookmark ${title}`, exact: true });
const removeBookmark = (page: Page, title: string) =>
  page.getByRole('button', { name: `Remove bookmark for ${title}`, exact: true });

/** An article of the embedded server: for one of the three static ones it would answer 404 first. */
const articleTitle = 'How to read AI pricing pages and credit systems';

/** Opens the article from the list. */
async function openArticle(page: Page): Promise<void> {
  await page.goto('/blog');
  await cardsOf(page).getByRole('link', { name: articleTitle, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: articleTitle, exact: true })).toBeVisible();
}

const taken = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('an article', () => {
  test('is read, bookmarked and found again, by mouse', async ({ page }) => {
    const title = articleTitle;
    await openArticle(page);
    const article = page.getByRole('article', { name: title, exact: true });
    await expect(article.getByRole('paragraph').first()).toBeVisible();
    await expect.poll(async () => (await article.innerText()).split(/\s+/).length).toBeGreaterThan(200);
    await bookmark(page, title).click();
    await expect(toast(page, `"${title}" added to bookmarks`)).toBeVisible();
    await removeBookmark(page, title).click();
    await expect(toast(page, `"${title}" removed from bookmarks`)).toBeVisible();
    await bookmark(page, title).click();

    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(removeBookmark(page, title)).toBeVisible();
    const second = await titleOf(page, 0);
    expect(second).not.toBe(title);
    await bookmark(page, second).click();
    await page.getByRole('link', { name: /^Your bookmarks/ }).click();
    await expect(page).toHaveURL('/bookmarks');
    await expect(page.getByRole('article', { name: title, exact: true })).toContainText('5 min read');
    await expect(cardsOf(page)).toHaveCount(2);

    await page.reload();
    await removeBookmark(page, second).click();
    await expect(toast(page, `"${second}" has been removed from bookmarks`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Undo removing ${second}` })).toBeFocused();
    await removeBookmark(page, title).click();
    await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Undo removing ${title}` })).toBeFocused();
    await page.getByRole('link', { name: 'Browse Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  // proves accessibility-15
  test('by keyboard alone', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const title = articleTitle;
    await page.goto('/blog');
    await tabTo(page, bookmark(page, title), 'Tab', 80);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Space');
    await expect(removeBookmark(page, title)).toBeFocused();
    await expect(toast(page, `"${title}" added to bookmarks`)).toBeVisible();
    const link = cardsOf(page).getByRole('link', { name: title, exact: true });
    await link.focus();
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    const copy = page.getByRole('button', { name: 'Copy Link', exact: true });
    await tabTo(page, copy, 'Tab', 60);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(toast(page, copied)).toBeVisible();
    await page.goto('/bookmarks');
    await tabTo(page, removeBookmark(page, title), 'Tab', 30);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Undo removing ${title}` })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible();
  });

  // proves article-7
  test('Share: the sheet of the device, closed without a word, and else the link is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    /** Stands in for the device's sheet; without an outcome the device has none. */
    const offer = (outcome?: 'done' | 'AbortError' | 'NotAllowedError') =>
      page.evaluate(async (what) => {
        await navigator.clipboard.writeText('before');
        const shared: unknown[] = [];
        Object.assign(window, { shared });
        const share = (data: unknown) => {
          shared.push(data);
          return what === 'done' ? Promise.resolve() : Promise.reject(new DOMException('No', what));
        };
        Object.defineProperty(navigator, 'share', { value: what && share, configurable: true });
      }, outcome);
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

    const title = articleTitle;
    await openArticle(page);
    const button = page.getByRole('button', { name: 'Share', exact: true });
    for (const outcome of ['done', 'AbortError'] as const) {
      await offer(outcome);
      await button.click();
      await expect.poll(shared).toEqual([{ title, url: page.url() }]);
      expect(await taken(page)).toBe('before');
      await expect(toast(page, copied)).toHaveCount(0);
    }
    for (const outcome of ['NotAllowedError', undefined] as const) {
      await offer(outcome);
      await button.click();
      await expect.poll(() => taken(page)).toBe(page.url());
      await expect(toast(page, copied).first()).toBeVisible();
    }
  });

  test('Copy Link says for two seconds that it has', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await saveData(page);
    await page.clock.install({ time: '2026-05-20T12:00:00-04:00' });
    const title = articleTitle;
    await openArticle(page);
    const encoded = encodeURIComponent(page.url());
    // The last of its reads: the clock's jump would end those that are under way.
    await expect(page.getByRole('region', { name: /tools of this article$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Share on X' })).toHaveAttribute(
      'href',
      new RegExp(`${encoded}.*${encodeURIComponent(title.split(' ')[0] ?? '')}`),
    );
    await expect(page.getByRole('link', { name: 'Share on LinkedIn' })).toHaveAttribute(
      'href',
      new RegExp(encoded),
    );
    await page.clock.pauseAt('2026-05-20T13:00:00-04:00');
    const button = page.getByRole('button', { name: 'Copy Link', exact: true });
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await taken(page)).toBe(page.url());
    await page.clock.runFor(1990);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(10);
    await expect(button).toHaveText('Copy Link');
  });
});

// proves blog-3
test('the blog turns its pages above and below, each with an address of its own', async ({ page }) => {
  await page.goto('/blog');
  const paginations = page.getByRole('navigation', { name: 'Pagination' });
  await expect(cardsOf(page)).toHaveCount(8);
  await expect(paginations).toHaveCount(2);
  await paginations.last().getByRole('link', { name: 'Go to page 2' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(paginations.last().getByRole('link', { name: 'page 2', exact: true })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(8);
  for (const pagination of await paginations.all()) {
    await expect(pagination.getByRole('link', { name: 'page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await expect(cardsOf(page).first()).toBeInViewport();
  await page.goto('/blog');
  await expect(cardsOf(page)).toHaveCount(8);
  await tabTo(page, paginations.first().getByRole('link', { name: 'Go to next page' }), 'Tab', 30);
  expect(await hasVisibleFocus(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?page=2');
  await page.goto('/blog?page=9');
  await expect(page).toHaveURL('/blog');
  await expect(cardsOf(page)).toHaveCount(8);
});

// proves article-16, article-17
test('the sections and tables of an article', async ({ page }) => {
  await page.goto('/blog/chatgpt-claude-gemini-office-work');

  await test.step('the links to the sections follow the text and mark where it is', async () => {
    const contents = page.getByRole('navigation', { name: 'In this article' });
    await contents.getByRole('link', { name: 'One assistant or two' }).click();
    await expect(page.getByRole('heading', { name: 'One assistant or two' })).toBeInViewport();
    await expect(contents).toBeInViewport({ ratio: 1 });
    const current = contents.locator('[aria-current]');
    await expect(current).toHaveText('One assistant or two');
    await page.getByRole('heading', { name: 'Task by task' }).evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveText('Task by task');
  });

  await test.step('at 390 px a table scrolls by keyboard, and its first column stays', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const table = page.getByRole('region', { name: 'The three in one table', exact: true });
    const first = table.getByRole('cell', { name: 'Strong at', exact: true });
    await table.focus();
    const left = async () => (await first.boundingBox())?.x;
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(10);
    expect(await left()).toBeCloseTo(before ?? -1, 0);
    expect(await overflow(page)).toEqual(nothing);
  });
});

// proves article-11
test('an article that is bundled with the site is asked of the server first', async ({ page, log }) => {
  // The 404 of a read by slug is logged.
  log.expect(/\[error\] API error: 404 \/api\/blogs\/slug\//);
  await page.goto('/blog');
  const title = await titleOf(page, 0);
  await cardsOf(page).first().getByRole('link', { name: 'Read Full Article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(
    page.getByRole('article', { name: title, exact: true }).getByRole('heading', { level: 2 }).first(),
  ).toBeVisible();
});

test.describe('what a server may send', () => {
  test.use({ site: 'api' });

  // proves article-2
  test('of a hostile article nothing runs, nothing frames and nothing imitates the page', async ({
    page,
    api,
    log,
  }) => {
    // What the sanitiser lets through (pictures of other hosts) fails here; frames and the like the policy refuses.
    log.expect(
      /\[error\] Failed to load resource/,
      /violates the following Content Security Policy directive/,
    );
    api.reset(catalogueOf(soundTools, [hostilePost]));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', (dialog) => {
      asked.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    for (const [from, path] of [
      ['the list', '/blog'],
      ['its address', '/blog/hostile'],
    ] as const) {
      await page.goto(path);
      if (from === 'the list') await page.getByRole('link', { name: 'Hostile', exact: true }).click();
      await expect(page.getByText('The end of the hostile text.', { exact: true })).toBeVisible();
      const article = page.getByRole('article', { name: 'Hostile', exact: true });
      // What would run does so by now: the image that is not there has been tried.
      await expect.poll(() => asked.some((url) => url.includes('/not-there.png'))).toBe(true);
      expect(page.frames(), from).toHaveLength(1);
      expect(
        await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('hacked'))),
      ).toEqual([]);
      expect(asked.filter((url) => /^dialog|evil/.test(url))).toEqual([]);
      expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
      const left = await article.evaluate((element) =>
        [...element.querySelectorAll('*')].flatMap((one) => {
          const forbidden =
            'script, iframe, object, embed, form, input, button, style, link, meta, base, svg, math';
          const isForbidden = one.matches(forbidden) && !one.closest('header');
          const bad = [...one.attributes].filter(
            ({ name, value }) =>
              /^on|^srcdoc$|^formaction$/.test(name) || /^\s*(javascript|data|vbscript):/i.test(value),
          );
          return isForbidden || bad.length > 0 ? [one.outerHTML.slice(0, 120)] : [];
        }),
      );
      expect(left).toEqual([]);
      await article.getByText('Press me').click();
      await expect(page).toHaveURL('/blog/hostile');
      expect(
        await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('hacked'))),
      ).toEqual([]);
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await page.getByRole('main').getAttribute('id')).toBe('main');
      expect(await overflow(page)).toEqual(nothing);
    }
  });

  // proves design-6
  test('an article from right to left stands at the right, and sticks out nowhere', async ({
    page,
    api,
    log,
  }) => {
    log.expect(/\[error\] Failed to load resource/);
    api.reset(catalogueOf(soundTools, [rightToLeftPost]));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/blog/rtl');
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(String(rightToLeftPost.title));
      const text = page.getByText('זוהי הפסקה הראשונה', { exact: false });
      const item = page.getByRole('listitem').filter({ hasText: 'כלי ראשון' });
      for (const place of [title, text, item]) {
        expect(await place.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
        const sides = await place.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const [words, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
          return { right: box.right - words.right, left: words.left - box.left };
        });
        expect(sides.right).toBeLessThanOrEqual(sides.left + 2);
      }
      await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
      expect(await page.locator('html').evaluate((root) => getComputedStyle(root).direction)).toBe('ltr');
      expect(await overflow(page)).toEqual(nothing);
    }
  });
});
