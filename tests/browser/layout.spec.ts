import type { Page, Route } from '@playwright/test';

import { json } from '../support/apiServer';
import { catalogueOf } from '../support/records';

import { expect, test, withMotion } from './fixtures';
import { ListPage, scrollRest, scrollY, unfold } from './listPage';
import { expectNoOverflow, nothing, overflow } from './overflow';
import { longTools, soundPosts, soundTools } from './records';
import { saveData } from './saveData';

test.use(withMotion);

/** As a visitor who has set a larger text in the browser. */
const enlargeText = (page: Page, percent = 200) =>
  page.locator('html').evaluate((root, size) => {
    root.style.fontSize = size;
  }, `${percent}%`);

// proves design-7
test.describe('nothing sticks out to the side', () => {
  test.describe('with names of 60 characters and long texts', () => {
    test.use({ site: 'api' });

    test.beforeEach(({ api, log }) => {
      log.expect(/\[error\] Failed to load resource/);
      api.reset(catalogueOf(longTools, soundPosts));
    });

    test('tool list, a search for a word of 60 letters, and tools', async ({ page }) => {
      const list = new ListPage(page);
      await test.step('tool list', async () => {
        await list.open();
        await unfold(page);
        await expectNoOverflow(page);
      });
      await test.step('a search for a word of 60 letters', async () => {
        await list.open(`/tools?search=${'w'.repeat(60)}&tag=${'w'.repeat(60)}`);
        await expectNoOverflow(page);
      });
      for (const [slug, kind] of [
        ['long-0', 'without a space'],
        ['long-1', 'with spaces'],
      ] as const) {
        await test.step(`a tool whose name is ${kind}`, async () => {
          await page.goto(`/tools/${slug}`);
          await expect(page.getByRole('heading', { name: /^More Tools Like/ })).toBeVisible();
          await unfold(page);
          await expectNoOverflow(page);
        });
      }
    });

    test('a public comparison with large text, of other tools than those selected', async ({ page }) => {
      await page.addInitScript(
        (tools) => localStorage.setItem('compareTools', JSON.stringify(tools)),
        soundTools.slice(0, 2),
      );
      await page.goto('/versus/long-0-vs-long-1');
      await expect(page.getByRole('button', { name: 'Use my selection' })).toBeAttached();
      const spaced = 'Very Long Name of a Tool That Goes On Until Sixty Characters';
      for (const [width, percent] of [
        [320, 150],
        [390, 100],
        [1280, 100],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await enlargeText(page, percent);
        expect.soft(await overflow(page), `${width} px, ${percent} %`).toEqual(nothing);
        const broken = await page.getByRole('main').evaluate((main, name) => {
          const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const node = texts.currentNode as Text;
            const start = node.data.indexOf(name);
            for (const word of start === -1 ? [] : name.matchAll(/\S+/g)) {
              const range = document.createRange();
              range.setStart(node, start + word.index);
              range.setEnd(node, start + word.index + word[0].length);
              if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word[0]);
            }
          }
          return found;
        }, spaced);
        expect.soft(broken, `words in two lines at ${width} px, ${percent} %`).toEqual([]);
      }
    });
  });
});

// proves accessibility-11
test('a closed answer that the browser finds in the page is opened', async ({ page }) => {
  await page.goto('/tools');
  const question = page.getByRole('button', { name: 'How do I compare tools?' });
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  const answer = page.locator(`[id="${await question.getAttribute('aria-controls')}"]`);
  await expect(answer).toBeHidden();
  await expect(answer.locator('xpath=ancestor::*[@hidden="until-found"]')).toBeAttached();
  // Browsers look for a fragment as they do for words.
  await answer.evaluate(({ id }) => location.assign(`#${id}`));
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeVisible();
});

// proves delivery-42
test('on a phone the menu and the filters open without a request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded = ['mobile-menu', 'list-controls'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/${name}.`)),
  );
  const list = new ListPage(page);
  await list.open();
  await Promise.all(loaded);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(9);
  await page.keyboard.press('Escape');
  await list.filters.click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(requested.filter((url) => /\/(?:mobile-menu|list-controls)\./.test(url))).toEqual([]);
});

// proves accessibility-1, shell-3, shell-4, shell-5, shell-6
test('the bar, and the menu that it has below 768 px', async ({ page }) => {
  const list = new ListPage(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const links = menu.getByRole('link');
  const opener = page.getByRole('button', { name: 'Open menu' });

  await test.step('it collapses below 768 px and not at 768', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await list.open();
    await expect(links).toHaveCount(7);
    await expect(opener).toBeHidden();
    expect(await overflow(page)).toEqual(nothing);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(opener).toBeVisible();
    await expect(links).toHaveCount(0);
    expect(await overflow(page)).toEqual(nothing);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await list.open();

  await test.step('the bar itself blurs what is behind it', async () => {
    const bar = page.getByRole('banner');
    await expect(bar.getByText('AI Toolshelf', { exact: true })).toBeHidden();
    await expect(bar).toHaveCSS('backdrop-filter', 'blur(12px)');
    expect(await bar.evaluate((header) => getComputedStyle(header, '::before').content)).toBe('none');
  });

  await test.step('the menu leads to all seven places', async () => {
    await opener.click();
    await expect(menu).toHaveCount(1);
    await expect(links.first()).toBeVisible();
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(
      expect.arrayContaining([
        '/',
        '/landing',
        '/tools',
        '/trending-tools',
        '/blog',
        '/submit-tool',
        '/about',
      ]),
    );
    await expect(menu.getByRole('link', { name: 'Tools', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('the page behind it does not scroll; Escape closes it and returns the focus', async () => {
    await page.mouse.move(195, 800);
    await page.mouse.wheel(0, 600);
    expect(await scrollRest(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.mouse.wheel(0, 600);
    expect(await scrollRest(page)).toBeGreaterThan(0);
  });

  await test.step('its scrim covers the page', async () => {
    await opener.click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await expect(menu).toBeVisible();
    await page.mouse.click(200, 840);
    await expect(opener).toBeVisible();
    await expect(menu).toHaveCount(0);
  });

  await test.step('a chosen link closes it and leads there', async () => {
    await list.cards.first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/tools\/[a-z]/);
    await scrollRest(page);
    await opener.click();
    await menu.getByRole('link', { name: 'Tools', exact: true }).click();
    await expect(page).toHaveURL('/tools');
    await expect(opener).toBeVisible();
    await expect(menu).toHaveCount(0);
    await list.settled();
  });
});

// proves routes-4
test('a change of the path scrolls to the top, smoothly', async ({ page }) => {
  const list = new ListPage(page);
  await list.open();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.evaluate(() => {
    const positions: number[] = [];
    window.addEventListener('scroll', () => positions.push(window.scrollY));
    Object.assign(window, { positions });
  });
  await list.cards.last().getByRole('heading').getByRole('link').click();
  await expect.poll(() => scrollY(page)).toBe(0);
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  expect(
    positions.some((top) => top > 0 && top < 900),
    'places on the way',
  ).toBe(true);
});

type OnTheWay = 'grows' | 'shrinks' | 'stops the scroll' | 'is scrolled by the visitor';

/** Follows a link from far down a list; something happens to the page as soon as its smooth scroll moves. */
async function turnPage(page: Page, onTheWay: OnTheWay): Promise<void> {
  const list = new ListPage(page);
  await list.open();
  await list.cards.last().scrollIntoViewIfNeeded();
  await page.evaluate((happening) => {
    window.scrollBy({ top: 300, behavior: 'instant' });
    const stopAt = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    const happenings: Record<typeof happening, () => void> = {
      grows: () => {
        const strip = document.createElement('div');
        strip.style.height = '400px';
        document.querySelector('main')?.prepend(strip);
        stopAt(window.scrollY);
      },
      shrinks: () => {
        document.querySelector('footer')?.remove();
        stopAt(window.scrollY);
      },
      'stops the scroll': () => stopAt(window.scrollY),
      'is scrolled by the visitor': () => {
        window.dispatchEvent(new WheelEvent('wheel'));
        stopAt(300);
      },
    };
    const followFrom = (from: number) => {
      if (window.scrollY < from && location.pathname !== '/tools') happenings[happening]();
      else requestAnimationFrame(() => followFrom(from));
    };
    window.addEventListener('click', () => followFrom(window.scrollY), { once: true });
  }, onTheWay);
  await list.cards.last().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/tools\/[a-z]/);
}

test('the view arrives at the top of a page that changes on the way', async ({ page }) => {
  for (const onTheWay of ['grows', 'shrinks', 'stops the scroll'] as const) {
    await test.step(onTheWay, async () => {
      await turnPage(page, onTheWay);
      await expect.poll(() => scrollY(page)).toBe(0);
    });
  }
});

// proves routes-4
test('a visitor who scrolls on the way to the top is let go', async ({ page }) => {
  await turnPage(page, 'is scrolled by the visitor');
  await expect.poll(() => scrollY(page)).toBe(300);
  expect(await scrollRest(page)).toBe(300);
});

// proves routes-4
test('who wants less motion is taken to the top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const list = new ListPage(page);
  await list.open();
  const link = list.cards.last().getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await scrollRest(page);
  await page.evaluate(() => {
    const positions: number[] = [];
    window.addEventListener('scroll', () => positions.push(window.scrollY));
    Object.assign(window, { positions });
  });
  await link.click();
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { positions: number[] }).positions)).toEqual([0]);
});

test('a focused field at the top of the view shows its label below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/contact');
  const field = page.getByRole('main').getByRole('textbox', { name: 'Subject' });
  await field.focus();
  await field.evaluate((input) => input.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const bar = await page.getByRole('banner').boundingBox();
  const label = await page.getByRole('main').getByText('Subject', { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

// proves forms-1, forms-3
test('newsletter: the browser itself refuses what is no address; sent, it is busy for a second and says thanks', async ({
  page,
}) => {
  await saveData(page);
  await page.clock.install({ time: '2026-05-20T12:00:00-04:00' });
  await new ListPage(page).open();
  const form = page.getByRole('contentinfo');
  const field = form.getByRole('textbox', { name: 'Email address' });
  const subscribe = form.getByRole('button', { name: 'Subscribe' });
  const toast = page.getByRole('status').filter({ hasText: 'Success!' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await subscribe.click();
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  await expect(field).toBeFocused();
  await field.fill('nobody');
  await subscribe.click();
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await expect(subscribe).toBeEnabled();
  await expect(toast).toHaveCount(0);

  await field.fill('ada@example.com');
  await page.clock.pauseAt('2026-05-20T13:00:00-04:00');
  await field.press('Enter');
  await expect(subscribe).toBeDisabled();
  await page.clock.runFor(990);
  await expect(subscribe).toBeDisabled();
  await expect(field).toHaveValue('ada@example.com');
  await page.clock.runFor(10);
  await expect(subscribe).toBeEnabled();
  await expect(field).toHaveValue('');
  await page.clock.resume();
  await expect(toast).toContainText("You've been subscribed to our newsletter.");
  expect(sent).toEqual([]);
});

// proves trust-9
test('on phones a source is two lines: its title, and below it the site', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/tools/chatgpt');
    const row = page.getByRole('listitem').filter({ hasText: 'Data Controls FAQ' });
    const title = await row.getByRole('link').boundingBox();
    const site = await row.getByText('help.openai.com').boundingBox();
    const icon = await row.locator('svg').first().boundingBox();
    if (!title || !site || !icon) throw new Error('The row is not shown.');
    expect(icon.x + icon.width).toBeLessThan(title.x);
    expect(site.y).toBeGreaterThan(title.y);
    expect(site.x).toBe(title.x);
  }
});

// proves trust-10
test('the prices of the tools to compare with are shown whole', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/tools/asana');
    const cells = page.getByRole('region', { name: 'Compare with' }).getByRole('listitem');
    const price = cells.filter({ hasText: 'Notion' }).getByText(/^Free plan, from .+ billed yearly$/);
    const cut = await price.evaluate((text) => text.scrollWidth - text.clientWidth);
    expect.soft(cut, `${width} px`).toBe(0);
  }
});

// proves trust-10
test('the tools to compare with move nothing when they come', async ({ page }) => {
  let held: Route[] | undefined = [];
  await page.goto('/tools?search="grammarly"');
  const grammarly = page.getByRole('main').getByRole('link', { name: 'Grammarly', exact: true });
  await grammarly.waitFor();
  // Also the lists that have them.
  await page.route('**/assets/catalogue/**', (route) => (held ? void held.push(route) : route.continue()));
  await grammarly.click();
  const region = page.getByRole('region', { name: 'Compare with' });
  const reasons = () =>
    region
      .getByRole('listitem')
      .evaluateAll((cells) =>
        cells.map(
          (cell) => (cell.children[1]?.getBoundingClientRect().top ?? 0) - cell.getBoundingClientRect().top,
        ),
      );
  const isHeld = (slug: string) => held?.some((route) => route.request().url().endsWith(`/${slug}.json`));
  await expect.poll(() => ['languagetool', 'prowritingaid', 'quillbot'].every(isHeld)).toBe(true);
  const before = await reasons();
  const waiting = held;
  held = undefined;
  for (const route of waiting) await route.continue();
  await expect(region.getByText(/^Free plan/)).toHaveCount(3);
  expect(await reasons()).toEqual(before);
});

// proves accessibility-17
test('what stays in place leaves room in a window that is not high', async ({ page }) => {
  // 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/versus/chatgpt-vs-claude');
  const head = page.getByRole('columnheader').first();
  await page.getByRole('rowheader', { name: 'Platforms' }).scrollIntoViewIfNeeded();
  await expect(head).not.toBeInViewport();

  const list = new ListPage(page);
  await list.open();
  await list.filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const show = sheet.getByRole('button', { name: /^Show / });
  await expect(sheet.getByRole('button', { name: 'Close filters' })).toBeInViewport();
  await expect(show).not.toBeInViewport();
  await sheet.getByRole('checkbox').last().check();
  await show.click();
  await expect(page).toHaveURL(/subcategory=|platform=/);
});

// proves versus-14
test('the heads of a public comparison have whole names', async ({ page }) => {
  await page.goto('/versus/chatgpt-vs-claude-vs-gemini');
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const names = page
      .getByRole('main')
      .locator('a[href^="/tools/"]')
      .filter({ hasText: /^(?:ChatGPT|Claude|Gemini)$/ });
    await expect(names.first()).toBeVisible();
    const lines = await names.evaluateAll((links) => links.map((link) => link.getClientRects().length));
    expect(lines.slice(0, 3), `${width} px`).toEqual([1, 1, 1]);
  }
});

// proves versus-14
test('so they have with large text', async ({ page }) => {
  await page.goto('/versus/activecampaign-vs-chatgpt');
  const names = page
    .getByRole('main')
    .locator('a[href^="/tools/"]')
    .filter({ hasText: /^(?:ActiveCampaign|ChatGPT)$/ });
  await expect(names.first()).toBeVisible();
  for (const [width, percent] of [
    [320, 100],
    [390, 150],
    [1280, 150],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
    const lines = await names.evaluateAll((links) => links.map((link) => link.getClientRects().length));
    expect(lines.slice(0, 2), `${width} px, ${percent} %`).toEqual([1, 1]);
  }
});

// proves versus-14
test('beside a short name the host of a tool and the note on the link are one line', async ({ page }) => {
  for (const [path, width] of [
    ['/versus/chatgpt-vs-gemini', 1280],
    ['/versus/buzzsprout-vs-mailchimp', 1152],
    ['/versus/chatgpt-vs-claude-vs-gemini', 600],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const notes = page.getByRole('main').getByText(/ · may be an affiliate link$/);
    await expect(notes).toHaveCount(path.split('-vs-').length);
    const heights = await notes.evaluateAll((all) => all.map((note) => note.clientHeight));
    expect.soft(new Set(heights), `${path}, ${width} px`).toEqual(new Set([20]));
  }
});

// proves accessibility-17
test('the head of a comparison covers no link that has the focus, whatever the size of the text', async ({
  page,
}) => {
  for (const [width, height, percent] of [
    [390, 844, 200],
    [320, 640, 300],
    [1280, 720, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/versus/chatgpt-vs-claude');
    await enlargeText(page, percent);
    const link = page.getByRole('table').getByRole('link', { name: /^Try Claude/ });
    await page.getByRole('button', { name: /^Which is cheaper/ }).focus();
    // Just below the page's scroll padding and the room for a head with text of the usual size.
    await link.evaluate((one) =>
      window.scrollBy({ top: one.getBoundingClientRect().top - 166, behavior: 'instant' }),
    );
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await scrollRest(page);
    const head = await page.getByRole('rowgroup').first().boundingBox();
    const box = await link.boundingBox();
    expect
      .soft(box?.y, `${width} px, ${percent} %`)
      .toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  }
});

// proves trust-10
test('the links to comparisons stay inside their cells', async ({ page }) => {
  await page.goto('/tools/clickup');
  const cells = page.getByRole('region', { name: 'Compare with' }).getByRole('listitem');
  await expect(cells.last().getByRole('link', { name: /^Compare with ClickUp and / })).toBeVisible();
  for (const width of [390, 600, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const rooms = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const button = cell.lastElementChild?.getBoundingClientRect().right ?? 0;
        return cell.getBoundingClientRect().right - button;
      }),
    );
    expect.soft(Math.min(...rooms), `${width} px`).toBeGreaterThan(8);
  }
});

// proves tool-6
test('the articles about a tool have room for their titles', async ({ page }) => {
  await page.goto('/tools/clickup');
  const titles = page.getByRole('region', { name: 'Read More About ClickUp' }).getByRole('link');
  await expect(titles).toHaveCount(3);
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const widths = await titles.evaluateAll((links) => links.map((link) => link.clientWidth));
    expect.soft(Math.min(...widths), `${width} px`).toBeGreaterThan(150);
  }
});

// proves tool-10
test("the side column's end can be reached in a window that is not high", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 760 });
  await page.goto('/tools/clickup');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const last = page.getByRole('complementary', { name: 'About ClickUp' }).getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

for (const path of ['/', '/tools/chatgpt', '/tools/writesonic', '/saved-tools?list=clickup,notion,asana']) {
  // proves design-7
  test(`${path} does not scroll sideways with large text`, async ({ page }) => {
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await enlargeText(page);
      if (path.includes('list=')) await expect(page.getByText('None of them is on your shelf')).toBeVisible();
      expect.soft(await overflow(page), `${width} px`).toEqual(nothing);
    }
  });
}

// proves shell-2
test('with large text the links of the bar scroll, and its buttons stay', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/about');
  await enlargeText(page);
  const bar = page.getByRole('banner');
  // The hour decides the theme.
  for (const name of ['Search tools', /^Switch to/]) {
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(bar.getByRole('link', { name: 'Saved' })).toBeInViewport({ ratio: 1 });
  const last = bar.getByRole('navigation').getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

// proves routes-4
test('a link of the bar to the page that is open leads to its top', async ({ page }) => {
  const list = new ListPage(page);
  await list.open();
  await list.pagination.getByRole('button', { name: 'Go to page 3', exact: true }).click();
  await list.settled();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Tools', exact: true }).click();
  await expect(page).toHaveURL('/tools');
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  // Also when the address stays the same.
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Tools', exact: true }).click();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test.describe('broken images', () => {
  test.use({ site: 'api' });

  // proves list-16
  test('a logo that does not load becomes the first letter of the name', async ({ page, api, log }) => {
    log.expect(/\[error\] Failed to load resource/);
    const tool = { slug: 'x', category: 'ai-chatbots' };
    api.answer(
      '/api/tools',
      json([
        { ...tool, _id: '1', name: 'zebra', slug: 'zebra', logo: '/missing/logo.png' },
        { ...tool, _id: '2', name: 'Élan', slug: 'elan', logo: 'http://nowhere.example/logo.png' },
        { ...tool, _id: '3', name: 'No Logo', slug: 'no-logo' },
      ]),
    );
    const list = new ListPage(page);
    await list.open('/tools?search=all');
    for (const [name, letter] of [
      ['zebra', 'Z'],
      ['Élan', 'É'],
      ['No Logo', 'N'],
    ] as const) {
      const card = page.getByRole('article', { name, exact: true });
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByText(letter, { exact: true })).toBeVisible();
      await expect(card.locator('img')).toHaveCount(0);
    }
  });
});

// proves list-50
test('on a phone, what to do about an empty list is inside its card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools?search=summarise qqxyzzy interview recordings automatically&pricing=one-time');
  const main = page.getByRole('main');
  const reset = main.getByRole('button', { name: 'Reset all filters' });
  const cross = main.getByRole('button', { name: /^Without Search/ }).locator('svg');
  for (const element of [reset, cross]) {
    await expect(element).toBeVisible();
    const { x = 0, width = 0 } = (await element.boundingBox()) ?? {};
    expect(x + width).toBeLessThan(390 - 16);
  }
});

test("the newsletter's field beside the articles is one line high", async ({ page }) => {
  await page.goto('/blog');
  const box = await page
    .getByRole('complementary')
    .getByRole('textbox', { name: 'Email address' })
    .boundingBox();
  expect(box?.height).toBe(44);
});

// proves accessibility-20
test('forced colours mark the current page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/tools?page=3');
  const pager = page.getByRole('navigation', { name: 'Pagination', exact: true });
  const colorOf = (name: string) =>
    pager
      .getByRole('button', { name, exact: true })
      .evaluate((item) => getComputedStyle(item).backgroundColor);
  await expect(pager.getByRole('button', { name: 'page 3', exact: true })).toHaveCSS('border-radius', '8px');
  expect(await colorOf('page 3')).not.toBe(await colorOf('Go to page 2'));
});

// proves toasts-27
test('no toast is printed', async ({ page }) => {
  await page.goto('/tools');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  const toast = page.locator('#toasts').getByText(/ saved$|bookmark/i);
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // At once, since a toast goes by itself.
  expect(await toast.isVisible()).toBe(false);
});

// proves list-55
test('the second click of a double click on the next page opens nothing', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Go to next page' }).last().dblclick({ delay: 40 });
  await new ListPage(page).settled();
  await expect(page).toHaveURL('/tools?page=2');
});
