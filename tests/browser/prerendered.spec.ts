import type { Page } from '@playwright/test';

import { expect, test, withMotion } from './fixtures';
import { countLayoutShifts, layoutShifts } from './layoutShifts';
import { saveData } from './saveData';
import { siteOrigin } from './testSites';

test.use(withMotion);

const site = siteOrigin('mock');

/** One path of every kind. */
const kinds = [
  ...['/', '/landing', '/tools', '/tools/category/marketing', '/tools/chatgpt', '/trending', '/blog'],
  // A tool whose initial counts are set when it is opened.
  '/tools/lindy',
  '/versus/chatgpt-vs-claude',
  ...['/blog/how-to-read-ai-pricing-pages', '/blog/choose-an-ai-video-tool', '/about', '/contact'],
  ...['/submit-tool', '/how-we-review', '/privacy-policy', '/terms-and-conditions', '/disclaimer'],
];

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

/** What a page of the sitemap has not that it should have; `href` is its address there. */
async function faultsOf({ href, pathname }: URL): Promise<string[]> {
  const answer = await fetch(site + pathname, { redirect: 'manual' });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
  const data = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  const contexts = [...data].map(
    ([, json = '']) => (JSON.parse(json) as Record<string, unknown>)['@context'],
  );
  const expected = {
    'status 200': answer.status === 200,
    'one title': count(head, /<title>[^<]+<\/title>/g) === 1,
    'one description': count(head, /<meta name="description" content="[^"]{20,}/g) === 1,
    'one canonical address': count(head, /<link rel="canonical"/g) === 1,
    'its own canonical address': head.includes(`<link rel="canonical" href="${href}"/>`),
    'to be indexed': !head.includes('noindex'),
    'one first heading': count(html, /<h1[\s>]/g) === 1,
    'over a hundred words': text.split(/\s+/).length > 100,
    'structured data of schema.org': contexts.every((context) => context === 'https://schema.org'),
  };
  return Object.entries(expected).flatMap(([what, isMet]) => (isMet ? [] : `${pathname}: ${what}`));
}

// proves delivery-1, versus-5
test('every address of the sitemap answers with a whole page', async () => {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  expect(addresses.length).toBeGreaterThan(270);
  const faults: string[] = [];
  // One `expect` for all: each takes longer than a page.
  for (const address of addresses) faults.push(...(await faultsOf(address)));
  expect(faults).toEqual([]);
});

/** A visitor who has used everything there is. */
const fillStorage = () => {
  const kept = (n: number) => ({
    ...{ _id: `b${n}`, id: `b${n}`, name: `Kept ${n}`, slug: `kept-${n}`, category: 'ai-chatbots' },
    ...{ bookmarkedAt: '2026-01-01T00:00:00Z', timestamp: '2026-01-01T00:00:00Z' },
  });
  const list = [1, 2].map(kept);
  for (const [key, value] of Object.entries({
    toolBookmarks: list,
    compareTools: list,
    recentlyViewedTools: list,
    blogBookmarks: [{ _id: 'p', title: 'P', slug: 'p' }],
    toolVotes: { b1: { upvotes: 3, downvotes: 1, userVote: 'up' } },
    filterPreferences: { category: '', subcategory: '', pricingModel: 'freemium', platform: '', page: 1 },
  })) {
    localStorage.setItem(key, JSON.stringify(value));
  }
  localStorage.setItem('theme', 'dark');
};

const started = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('application-started').length > 0);

for (const storage of ['empty', 'filled'] as const) {
  // proves delivery-2
  test(`pages are hydrated as they stand, with ${storage} storage`, async ({ page, log }) => {
    // Its swap moves words of the bar by a pixel or two, whenever the font comes; this is about hydration.
    await page.route(/\.woff2$/, (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
    log.expect(/Failed to decode downloaded font/, /OTS parsing error/);
    if (storage === 'filled') {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(fillStorage);
    }
    await countLayoutShifts(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const node of document.querySelectorAll('h1, main')) Object.assign(node, { isOfThePage: true });
      });
    });
    // What is read ahead when the browser is idle (delivery-42) is not read for the page: a visitor who saves data goes without.
    await saveData(page);
    const reads: string[] = [];
    page.on('request', (request) => {
      if (/\/(api|catalogue)\//.test(request.url())) reads.push(request.url());
    });
    // Last, the list that saved filters ask for may be requested late; but then a category is saved that was visited.
    const others = kinds.filter((kind) => kind !== '/tools');
    for (const path of storage === 'filled' ? [...others, '/tools'] : ['/tools', ...others]) {
      await page.goto(path);
      await started(page);
      await page.waitForLoadState('networkidle');
      const found = await page.evaluate(() => ({
        heading: 'isOfThePage' in (document.querySelector('h1') ?? {}),
        titles: document.querySelectorAll('head > title').length,
        canonical: document.querySelectorAll('link[rel="canonical"]').length,
        theme: document.documentElement.dataset.theme,
      }));
      expect.soft(found, path).toMatchObject({ heading: true, titles: 1, canonical: 1 });
      if (storage === 'filled') expect.soft(found.theme, path).toBe('dark');
      // Saved filters ask for another list than the page came with.
      if (storage === 'empty' || path !== '/tools') {
        expect.soft(reads.splice(0), path).toEqual([]);
        // Less than a pixel here and there is rounding.
        expect.soft(await layoutShifts(page), path).toBeLessThan(0.001);
      }
      reads.splice(0);
    }
  });
}

test('the pages of what a visitor keeps stand at once, and are filled in when they are hydrated', async ({
  page,
}) => {
  await page.addInitScript(fillStorage);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const node of document.querySelectorAll('h1')) Object.assign(node, { isOfThePage: true });
    });
  });
  for (const [path, name, count] of [
    ['/saved-tools', 'Saved tools', 2],
    ['/bookmarks', 'Bookmarks', 1],
  ] as const) {
    const html = (await (await page.goto(path))?.text()) ?? '';
    expect(html).toContain(`>${name}</h1>`);
    expect(html).not.toMatch(/No saved tools|No bookmarks/i);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
    expect(await page.evaluate(() => 'isOfThePage' in (document.querySelector('h1') ?? {}))).toBe(true);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await expect(page.locator('head > title')).toHaveCount(1);
  }
});

test('an address with a query shows what it asks for, with one head', async ({ page }) => {
  await page.goto('/tools?search=transcript');
  await expect(page.getByRole('button', { name: 'Remove filter Search: transcript' })).toBeVisible();
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await page.goto('/contact?subject=Premium%20Listing');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Subject' })).toHaveValue(
    'Premium Listing',
  );
});

// proves routes-3, routes-10, routes-12, routes-13, seo-11
test('an unknown path answers 404 and shows the ways out; an unknown tool its own page', async ({
  page,
  log,
}) => {
  log.expect(/status of 404/, /API error: 404/);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await started(page);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Browse all tools' })).toHaveAttribute('href', '/tools');
  // The categories are chosen when the code has started.
  const categories = main.getByRole('link').and(page.locator('[href^="/tools/category/"]'));
  await expect(categories).toHaveCount(4);
  const targets = await categories.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(targets).size).toBe(4);
  await main.getByRole('button', { name: 'Four others' }).click();
  await expect(categories).toHaveCount(4);
  const others = await categories.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set([...targets, ...others]).size).toBe(8);
  await main.getByRole('button', { name: 'Search tools, categories and articles' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();

  expect((await page.goto('/tools/no-such-tool'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Tool Not Found' })).toBeVisible();
  await expect(page.locator('head > title')).toHaveCount(1);
});

test('an address with a line break or half an escape ends on a screen', async ({ page, log }) => {
  log.expect(/status of 404/, /API error: 404/);
  for (const [path, heading] of [
    ['/tools/x%0Ay', 'Tool Not Found'],
    ['/blog/x%E2%80%A8y', 'Post Not Found'],
    ['/compare/x%0Dy', 'No Tools to Compare'],
    ['/tools/category/x%0Ay', '404'],
    ['/no/such%0D%0Apage', '404'],
    ['/a%2Fb%0A', '404'],
    ['/%25', '404'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // proves delivery-2
  test('the headline of the home page stands where it will stand when half the page has come', async ({
    page,
  }) => {
    const topOfHeadline = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
    await page.goto('/');
    const top = await topOfHeadline();
    await page.route('/', async (route) => {
      const whole = await (await route.fetch()).text();
      const half = whole.slice(0, whole.indexOf('Assistants and code'));
      // The first shelf.
      expect(half).toContain('/logos/mono/githubcopilot.svg');
      await route.fulfill({ contentType: 'text/html', body: half });
    });
    await page.goto('/');
    expect(await topOfHeadline()).toBe(top);
  });

  // proves delivery-4
  test('the pages can be read and walked', async ({ page }) => {
    await page.goto('/tools/category/marketing');
    await expect(page.getByText(/^Tools and articles can be read without JavaScript\./)).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Marketing AI/);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/tools\/[a-z]/);
    await expect(page.getByRole('heading', { name: /^Editor.s Verdict$/ })).toBeVisible();
    await page.goto('/blog');
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('main').getByRole('article').getByRole('paragraph').first()).toBeVisible();
  });

  // proves delivery-4
  test('questions are answered, the bar has its links on a phone, and no form is offered', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Submit' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    for (const form of await page.locator('form').all()) {
      await expect(form).toBeHidden();
      await expect(form).toHaveAttribute('method', 'post');
    }
    await page.goto('/blog/how-to-read-ai-pricing-pages');
    const questions = page.getByRole('region', { name: 'Frequently asked questions' });
    await expect(questions.locator('.MuiAccordionDetails-root').last()).toBeVisible();
  });
});

// proves delivery-2
test('a page for another query is dimmed until the right one is rendered', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  const main = page.getByRole('main');
  await page.goto(`${site}/tools?utm_source=mail`, { waitUntil: 'commit' });
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main).toHaveCSS('opacity', '1');
  await page.goto(`${site}/tools?pricing=free`, { waitUntil: 'commit' });
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main).toHaveCSS('opacity', '0.5');
  letGo();
  await expect(page.getByRole('button', { name: 'Remove filter Pricing: Free' })).toBeVisible();
  await expect(main).toHaveCSS('opacity', '1');
});

// proves delivery-52
test('a page whose data cannot be fetched is rendered anew', async ({ page, log }) => {
  log.expect(/net::ERR_FAILED/);
  await page.route('**/assets/page-data/**', (route) => route.abort());
  await page.goto(`${site}/tools/chatgpt`);
  await expect(page.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeVisible();
  await expect(page).toHaveTitle(/ChatGPT/);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true }).first()).toBeVisible();
});
