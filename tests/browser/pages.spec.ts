import type { Locator, Page } from '@playwright/test';

import { catalogueOf } from '../support/records';

import { expectAccessible } from './accessible';
import { expect, test, withMotion } from './fixtures';
import { countLayoutShifts, layoutShifts } from './layoutShifts';
import { hasVisibleFocus, ListPage, openTray, scrollRest, tabTo } from './listPage';
import { expectNoOverflow } from './overflow';
import { longPosts, longTools } from './records';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Lets a visitor have saved, chosen and seen something before. */
async function fillShelves(page: Page): Promise<void> {
  const list = new ListPage(page);
  await list.open();
  for (const button of ['Save', 'Compare']) {
    for (const card of [list.cards.first(), list.cards.nth(1)]) {
      await card.getByRole('button', { name: new RegExp(`^${button} `) }).click();
    }
  }
  await page.goto('/blog');
  for (const index of [0, 1]) {
    const card = page.getByRole('main').getByRole('article').nth(index);
    await card.getByRole('button', { name: /^Bookmark / }).click();
  }
  await page.goto('/tools/runway');
  await expect(page.getByRole('button', { name: /^Helpful \d/ })).toBeVisible();
}

/** Every route but those that a11y.spec.ts and layout.spec.ts visit: tool list, tool, not found. */
const screens: {
  name: string;
  path: string;
  isReady: (page: Page) => Promise<void>;
  isFilled?: boolean;
  navigation?: string;
}[] = [
  {
    name: 'home',
    path: '/',
    isReady: async (page) => {
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'landing',
    path: '/landing',
    navigation: 'Footer',
    isReady: (page) => expect(page.getByRole('link', { name: 'Start Exploring' })).toBeVisible(),
  },
  {
    name: 'category',
    path: '/tools/category/ai-video-generation',
    isReady: (page) => new ListPage(page).settled(),
  },
  {
    name: 'trending',
    path: '/trending-tools',
    isReady: (page) => expect(page.getByRole('main').getByRole('article')).toHaveCount(12),
  },
  {
    name: 'blog',
    path: '/blog',
    isReady: (page) => expect(page.getByRole('main').getByRole('article')).toHaveCount(8),
  },
  {
    name: 'article',
    path: '/blog/how-to-read-ai-pricing-pages',
    isReady: (page) => expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible(),
  },
  {
    name: 'no bookmarks',
    path: '/bookmarks',
    isReady: (page) => expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible(),
  },
  {
    name: 'no saved tools',
    path: '/saved-tools',
    isReady: (page) => expect(page.getByRole('heading', { name: 'No saved tools yet' })).toBeVisible(),
  },
  {
    name: 'no comparison',
    path: '/compare/chatgpt',
    isReady: (page) => expect(heading(page, 'No Tools to Compare')).toBeVisible(),
  },
  { name: 'about', path: '/about', isReady: (page) => expect(heading(page, /About/)).toBeVisible() },
  {
    name: 'how we review',
    path: '/how-we-review',
    isReady: (page) => expect(page.getByRole('table', { name: 'What is sample data' })).toBeVisible(),
  },
  { name: 'contact', path: '/contact', isReady: (page) => expect(heading(page, 'Contact')).toBeVisible() },
  {
    name: 'submit',
    path: '/submit-tool',
    isReady: (page) => expect(page.getByRole('button', { name: 'Submit Tool' })).toBeVisible(),
  },
  {
    name: 'privacy',
    path: '/privacy-policy',
    isReady: (page) => expect(heading(page, 'Privacy Policy')).toBeVisible(),
  },
  {
    name: 'terms',
    path: '/terms-and-conditions',
    isReady: (page) => expect(heading(page, 'Terms & Conditions')).toBeVisible(),
  },
  {
    name: 'disclaimer',
    path: '/disclaimer',
    isReady: (page) => expect(heading(page, 'Disclaimer')).toBeVisible(),
  },
  {
    name: 'bookmarks',
    path: '/bookmarks',
    isFilled: true,
    isReady: (page) => expect(page.getByRole('main').getByRole('article')).toHaveCount(2),
  },
  {
    name: 'saved tools',
    path: '/saved-tools',
    isFilled: true,
    isReady: async (page) => {
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
      await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeVisible();
    },
  },
  {
    name: 'comparison',
    path: '/compare/chosen',
    isFilled: true,
    isReady: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
];

// Several screens to a test: a browser context and a first load for each would take longer than the checks.
for (const [title, visited] of [
  ['screens of tools', screens.slice(0, 4)],
  ['screens of articles, and empty lists', screens.slice(4, 9)],
  ['screens of text and forms', screens.slice(9, 16)],
  ['screens of what a visitor has chosen', screens.slice(16)],
] as const) {
  // proves accessibility-14
  test(`${title}: what a screen reader and a finger find, and nothing sticks out`, async ({ page }) => {
    if (visited.some(({ isFilled }) => isFilled)) await fillShelves(page);
    for (const { name, path, isReady, navigation } of visited) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(path);
        await isReady(page);
        await expectAccessible(page, navigation);
        await expectNoOverflow(page);
      });
    }
  });
}

// proves design-7
test.describe('with long texts in every field', () => {
  test.use({ site: 'api' });

  test.beforeEach(({ api, log }) => {
    log.expect(/\[error\] Failed to load resource/);
    api.reset(catalogueOf(longTools, longPosts));
  });

  test('comparison and saved tools stick out nowhere', async ({ page }) => {
    const list = new ListPage(page);
    await list.open();
    for (const button of ['Save', 'Compare']) {
      for (const card of await list.cards.all()) {
        await card.getByRole('button', { name: new RegExp(`^${button} `) }).click();
      }
    }
    await (await openTray(page)).getByRole('button', { name: 'Compare Now' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoOverflow(page);
    await page.goto('/tools/long-0');
    await expect(page.getByRole('button', { name: /^Helpful \d/ })).toBeVisible();
    await page.goto('/saved-tools');
    await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    await expectNoOverflow(page);
  });

  test('home, blog, articles and bookmarks stick out nowhere', async ({ page }) => {
    const cards = page.getByRole('main').getByRole('article');
    await page.goto('/');
    await expect(cards).toHaveCount(4);
    await expectNoOverflow(page);
    await page.goto('/blog');
    await expect(cards).toHaveCount(5);
    for (const start of ['W', 'A long']) {
      await page.getByRole('button', { name: new RegExp(`^Bookmark ${start}`) }).click();
    }
    await expect(page.getByRole('status').filter({ hasText: 'added to bookmarks' })).not.toHaveCount(0);
    const heights = await page
      .getByRole('status')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(120);
    await expectNoOverflow(page);
    for (const slug of ['long-0', 'long-1']) {
      await page.goto(`/blog/${slug}`);
      await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
      await expectNoOverflow(page);
    }
    await page.goto('/bookmarks');
    await expect(cards).toHaveCount(2);
    await expectNoOverflow(page);
  });
});

// proves shell-2, shell-7
test('links of bar and footer lead to pages that are there, with one h1', async ({ page }) => {
  await page.goto('/about');
  const places = [
    page.getByRole('banner').getByRole('navigation', { name: 'Main' }),
    page.getByRole('contentinfo'),
  ];
  const targets = await Promise.all(
    places.map((place) =>
      place.getByRole('link').evaluateAll((all) => all.flatMap((link) => link.getAttribute('href') ?? [])),
    ),
  );
  expect(targets.map((all) => all.filter((href) => href.startsWith('/')).length)).toEqual([7, 10]);
  const seen = new Set<string>();
  for (const [index, place] of places.entries()) {
    for (const target of targets[index] ?? []) {
      if (!target.startsWith('/') || seen.has(target)) continue;
      seen.add(target);
      await place.locator(`a[href="${target}"]`).first().click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Outside the shared layout there is neither this bar nor this footer.
      if (target === '/landing') await page.goto('/about');
    }
  }
});

// proves routes-11
test('the not-found page draws its categories for each visit, in the place that it holds for them', async ({
  browser,
  baseURL,
}) => {
  const visits: string[][] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', ({ message }) => messages.push(message));
    await countLayoutShifts(page);
    await page.route('**/assets/main.*.js', async (route) => {
      const links = page.locator('main a[href^="/tools/category/"]');
      await expect(links).toHaveCount(4);
      for (const link of await links.all()) await expect(link).toBeHidden();
      await route.continue();
    });
    await page.goto('/no/such/page');
    const links = page.getByRole('main').getByRole('link').and(page.locator('[href^="/tools/category/"]'));
    await expect(links).toHaveCount(4);
    visits.push(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
    expect(await layoutShifts(page)).toBeLessThan(0.001);
    expect(messages).toEqual([expect.stringMatching(/Failed to load resource: .* 404/)]);
    await page.close();
  }
  expect(new Set(visits.map(String)).size).toBeGreaterThan(1);
});

// proves trending-5
test('trending: turning a page by mouse or keyboard leaves the view where it is', async ({ page }) => {
  await page.goto('/trending-tools');
  const cards = page.getByRole('main').getByRole('article');
  const links = cards.getByRole('heading').getByRole('link');
  await expect(cards).toHaveCount(12);
  const pagination = page.getByRole('navigation', { name: 'Pagination' });
  const first = await links.allTextContents();

  const second = pagination.getByRole('button', { name: 'Go to page 2', exact: true });
  await second.scrollIntoViewIfNeeded();
  const before = await scrollRest(page);
  expect(before).toBeGreaterThan(0);
  await second.click();
  await expect(pagination.getByRole('button', { name: 'page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(links).toHaveCount(12);
  const next = await links.allTextContents();
  expect(next.filter((name) => first.includes(name))).toEqual([]);
  expect(await scrollRest(page)).toBe(before);

  const back = pagination.getByRole('button', { name: 'Go to previous page' });
  await tabTo(page, back, 'Shift+Tab', 5);
  expect(await hasVisibleFocus(page)).toBe(true);
  const position = await scrollRest(page);
  await page.keyboard.press('Enter');
  await expect(links).toHaveText(first);
  expect(await scrollRest(page)).toBe(position);
  // The button it was pressed on is disabled now.
  await expect(pagination.getByRole('button', { name: 'page 1', exact: true })).toBeFocused();
});

// proves home-1
test('home: the button of the hero goes to the trending tools, by keyboard and by mouse', async ({
  page,
}) => {
  await page.goto('/');
  const title = page.getByRole('heading', { name: 'Top Trending AI Tools' });
  const button = page.getByRole('button', { name: 'See what’s trending' });
  await expect(title).toBeVisible();
  for (const way of ['keyboard', 'mouse'] as const) {
    await test.step(way, async () => {
      if (way === 'mouse') {
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await button.click();
      } else {
        await tabTo(page, button, 'Tab', 20);
        expect(await hasVisibleFocus(page)).toBe(true);
        await page.keyboard.press('Enter');
      }
      await expect(title).toBeFocused();
      expect(await scrollRest(page)).toBeGreaterThan(0);
      await expect(title).toBeInViewport();
      const bar = await page.getByRole('banner').boundingBox();
      const place = await title.boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    });
  }
});

/** How far something has moved to the side after 15 frames. */
const movement = (place: Locator) =>
  place.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const before = element.getBoundingClientRect().left;
        let frames = 0;
        const look = () => {
          frames += 1;
          if (frames === 15) resolve(Math.abs(element.getBoundingClientRect().left - before));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

test.describe('the strip of the landing page', () => {
  test.use(withMotion);

  const stripOf = (page: Page) => page.getByRole('region', { name: 'What people say' });

  // proves landing-8
  test('moves until it is paused, and while nobody points at it or is in it', async ({ page }) => {
    await page.goto('/landing');
    const strip = stripOf(page);
    const card = strip.getByRole('listitem').first();
    const pause = strip.getByRole('button', { name: 'Pause testimonials' });
    await pause.scrollIntoViewIfNeeded();
    expect(await movement(card)).toBeGreaterThan(0);
    await tabTo(page, pause, 'Tab', 60);
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    const play = strip.getByRole('button', { name: 'Play testimonials' });
    await expect(play).toBeFocused();
    expect(await movement(card)).toBe(0);
    await play.click();
    expect(await movement(card)).toBeGreaterThan(0);
    await strip.getByRole('blockquote').first().hover({ force: true });
    expect(await movement(card)).toBe(0);
    await page.mouse.move(5, 5);
    expect(await movement(card)).toBeGreaterThan(0);
  });

  // proves landing-8
  test('stands still for who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/landing');
    const strip = stripOf(page);
    const card = strip.getByRole('listitem').first();
    await card.scrollIntoViewIfNeeded();
    expect(await movement(card)).toBe(0);
    await expect(strip.getByRole('button', { name: /testimonials$/ })).toHaveCount(0);
  });
});
