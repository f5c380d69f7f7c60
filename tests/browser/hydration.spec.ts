import type { Locator, Page } from '@playwright/test';

import { expect, test, withMotion } from './fixtures';
import { openHeldBack } from './heldBack';
import { ListPage } from './listPage';

test.use(withMotion);

interface Visitor {
  /** Selectors of the elements to click, one every 20 ms from the first paint on. */
  controls: readonly string[];
  /** Presses a control again, when it has its turn, for as long as it does not look pressed. */
  isImpatient?: boolean;
  /** Selector of the element to click last, after the scripts have run: a link would leave the page. */
  last?: string;
}

interface Visit {
  presses: number;
  /** How often each control has changed its looks. */
  changes: Record<string, number>;
}

/** Simulates a visitor in the page. Clicks without pointer events, as of a screen reader. */
function visitFromFirstPaint({ controls, isImpatient = false, last }: Visitor): void {
  const visit: Visit = { presses: 0, changes: {} };
  Object.assign(window, { visit });
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  const looksOf = (element: Element) =>
    ['aria-label', 'aria-expanded'].map((name) => element.getAttribute(name)).join();
  const watched = (selector: string) => {
    const element = find(selector);
    const before = looksOf(element);
    let looks = before;
    visit.changes[selector] = 0;
    new MutationObserver(() => {
      if (looksOf(element) !== looks) visit.changes[selector] = (visit.changes[selector] ?? 0) + 1;
      looks = looksOf(element);
    }).observe(element, { attributes: true });
    return { element, isPressed: () => looksOf(element) !== before };
  };
  const start = () => {
    const waiting = controls.map(watched);
    const end = last === undefined ? undefined : find(last);
    const pressNext = () => {
      const next = waiting.shift();
      if (next) {
        if (!next.isPressed()) {
          next.element.click();
          visit.presses += 1;
        }
        if (isImpatient && !next.isPressed()) waiting.push(next);
      } else if (window.earlyEvents === undefined) {
        end?.click();
        return;
      }
      setTimeout(pressNext, 20);
    };
    pressNext();
  };
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)));
}

const visit = (page: Page) => page.evaluate(() => (window as unknown as { visit: Visit }).visit);

/**
 * A slow device, which takes a while to hydrate a page. Twice slower is enough for presses before,
 * during and after it; Chromium spins to slow a page down, so more would starve a busy machine.
 */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
}

const themeToggle = 'header button[aria-label^="Switch to"]';
const panelToggle = 'button[aria-controls="advanced-filters"]';
const card = (n: number) =>
  ['Save', 'Compare'].map((word) => `li:nth-child(${n}) > article button[aria-label^="${word} "]`);
const cards = [...card(1), ...card(2), ...card(3)];

const keptCount = (page: Page, key: string) =>
  page.evaluate((name) => (JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[]).length, key);

test.describe('a press counts once, whenever it comes from the first paint on', () => {
  test.beforeEach(async ({ page }) => {
    await slowDown(page);
    // Whatever the hour.
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('theme', 'light');
    });
  });

  for (const { end, controls, last, address } of [
    {
      end: 'a tab',
      controls: [panelToggle, ...cards, themeToggle],
      last: '[role="tab"]:nth-child(6)',
      address: '/tools/category/ai-chatbots',
    },
    {
      end: 'a link',
      controls: [themeToggle, ...cards.toReversed(), panelToggle],
      last: 'header nav a[href="/blog"]',
      address: '/blog',
    },
  ]) {
    test(`the tool list: every control, and at last ${end}`, async ({ page }) => {
      await page.addInitScript(visitFromFirstPaint, { controls, last });
      await page.goto('/tools', { waitUntil: 'commit' });
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect((await visit(page)).presses).toBe(controls.length);
      await expect.poll(() => keptCount(page, 'toolBookmarks')).toBe(3);
      await expect.poll(() => keptCount(page, 'compareTools')).toBe(3);
    });
  }

  test('the tool list: pressed again out of impatience', async ({ page }) => {
    const controls = [themeToggle, panelToggle, ...cards];
    await page.addInitScript(visitFromFirstPaint, { controls, isImpatient: true });
    // The scripts are held back until everything has been clicked.
    await page.route('**/assets/main.*.js', async (route) => {
      await page.waitForFunction(
        (least) => (window as unknown as { visit: Visit }).visit.presses >= least,
        controls.length,
      );
      await route.continue();
    });
    await page.goto('/tools', { waitUntil: 'commit' });
    const once = Object.fromEntries(controls.map((control) => [control, 1]));
    await expect.poll(async () => (await visit(page)).changes).toEqual(once);
    await page.waitForLoadState('networkidle');
    expect((await visit(page)).changes).toEqual(once);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the search field: 34 letters from the first paint on, and Enter', async ({ page }) => {
    const text = 'notes and minutes of every meeting';
    await page.goto('/tools', { waitUntil: 'commit' });
    const { search } = new ListPage(page);
    await search.focus();
    await page.keyboard.type(text, { delay: 20 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/tools?search=${text.replaceAll(' ', '+')}`);
    await expect(search).toHaveValue(text);
  });

  test('home: the button of the hero, every card, and the theme', async ({ page }) => {
    const controls = ['main section button:not([type="submit"])', ...cards, themeToggle];
    await page.addInitScript(visitFromFirstPaint, { controls });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('heading', { name: 'Top Trending AI Tools' })).toBeInViewport();
    expect((await visit(page)).presses).toBe(controls.length);
    await expect.poll(() => keptCount(page, 'toolBookmarks')).toBe(3);
    await expect.poll(() => keptCount(page, 'compareTools')).toBe(3);
  });

  test('home: the theme and the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const controls = [themeToggle, 'header button[aria-controls="mobile-menu"]'];
    await page.addInitScript(visitFromFirstPaint, { controls });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect((await visit(page)).presses).toBe(2);
  });
});

/** The list's scroll arrows are rendered once the screen is hydrated. */
const expectHydrated = (page: Page) =>
  expect(page.locator('button[aria-hidden="true"]:not([hidden])').first()).toBeAttached();

test.describe('the row of category tabs, scrolled before the code has come', () => {
  const scrolled = (list: ListPage) => list.tabs.evaluate((tabs) => tabs.parentElement?.scrollLeft);
  const isInView = (tab: Locator) =>
    tab.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });

  test('stays where the visitor has scrolled it to', async ({ page }) => {
    const letGo = await openHeldBack(page, '/tools');
    const list = new ListPage(page);
    await list.tabs.evaluate((tabs) => tabs.parentElement?.scrollTo({ left: 700 }));
    await letGo();
    await expectHydrated(page);
    expect(await scrolled(list)).toBe(700);
  });

  test('shows the chosen tab from the start, and does not move any more', async ({ page }) => {
    const letGo = await openHeldBack(page, '/tools/category/medical');
    const list = new ListPage(page);
    const chosen = list.tabs.getByRole('tab', { selected: true });
    expect(await isInView(chosen)).toBe(true);
    const place = await scrolled(list);
    await letGo();
    await expectHydrated(page);
    expect(await scrolled(list)).toBe(place);
  });
});

for (const width of [390, 1280]) {
  // proves delivery-46
  test(`the page numbers stand where they will stand, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await openHeldBack(page, '/tools');
    const places = () =>
      new ListPage(page).pagination
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getBoundingClientRect().left}`));
    const before = await places();
    expect(before).toHaveLength(width === 390 ? 6 : 8);
    await letGo();
    await page.waitForFunction(() => window.earlyEvents === undefined);
    // Polled: while the pager renders, elements that were found may be gone when their place is read.
    await expect.poll(places).toEqual(before);
  });
}

// proves delivery-47
test('hydration moves no prerendered styles and inserts no rules', async ({ page }) => {
  const letGo = await openHeldBack(page, '/tools');
  const styles = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(({ ownerNode, cssRules }) => [
        [...document.head.children].indexOf(ownerNode as Element),
        cssRules.length,
      ]),
    );
  const before = await styles();
  await letGo();
  await expectHydrated(page);
  expect(await styles()).toEqual(before);
});
