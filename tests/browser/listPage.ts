import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** The tool list by its accessible names (accessibility-2 to accessibility-4). */
export class ListPage {
  readonly search: Locator;
  readonly tabs: Locator;
  readonly filters: Locator;
  readonly cards: Locator;
  readonly countLine: Locator;
  readonly pagination: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search for tools...' });
    this.tabs = page.getByRole('tablist', { name: 'Categories' });
    this.filters = page.getByRole('button', { name: 'Advanced filters' });
    // Without the nearest matches of an empty list.
    this.cards = page.locator('[role="tabpanel"] article:not([aria-labelledby="nearest-matches"] *)');
    this.countLine = page.getByRole('tabpanel').locator('[aria-live="polite"]');
    this.pagination = page.getByRole('navigation', { name: 'Pagination' });
  }

  tab(name: string): Locator {
    return this.tabs.getByRole('tab', { name, exact: true });
  }

  option(group: 'Pricing model' | 'Platform' | 'Subcategory', name: string): Locator {
    return this.page
      .getByRole('group', { name: group, exact: true })
      .getByRole('checkbox', { name, exact: true });
  }

  chip(name: string): Locator {
    return this.page.getByRole('button', { name: `Remove filter ${name}`, exact: true });
  }

  /** Waits until the list has settled: nothing is loading, and there is no skeleton. */
  async settled(): Promise<void> {
    await expect(this.countLine).toContainText(/\btools?\b/);
    await expect(this.page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(this.page.locator('[data-skeleton]')).toHaveCount(0);
  }

  /** Chooses freemium tools on the Web, and their second page. */
  async narrowDown(): Promise<void> {
    await this.filters.click();
    await this.option('Pricing model', 'Freemium').check();
    await this.settled();
    await this.option('Platform', 'Web').check();
    await this.settled();
    await this.pagination.getByRole('button', { name: 'Go to page 2', exact: true }).click();
    await this.settled();
  }

  async names(): Promise<string[]> {
    return this.cards.getByRole('heading').getByRole('link').allTextContents();
  }

  /**
   * Opens a tool by its card and waits until its page has scrolled to the top: under a pointer that is pressed and
   * released while the page moves, there are two elements and no click.
   */
  async openTool(name: string): Promise<void> {
    await this.cards.getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await scrollRest(this.page);
  }

  async open(path = '/tools'): Promise<void> {
    await this.page.goto(path);
    await this.settled();
  }
}

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Resolves when the scroll position has not changed for 10 frames. */
export function scrollRest(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = window.scrollY;
        let still = 0;
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0;
          last = window.scrollY;
          if (still === 10) resolve(last);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

/** Presses Tab until an element has the focus; fails after `most` presses. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  most = 80,
): Promise<void> {
  /** Nothing of an element that has been replaced. */
  const hasFocus = (one: Node) => (one.isConnected ? one === document.activeElement : undefined);
  // Looked up once and not after each press: by role and name that takes longer than the press itself.
  let element = await target.elementHandle();
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press(key);
    let isReached = await element.evaluate(hasFocus);
    if (isReached === undefined) {
      element = await target.elementHandle();
      isReached = await element.evaluate(hasFocus);
    }
    if (isReached) return;
  }
  throw new Error(`${most} times ${key} did not reach ${target.toString()}.`);
}

/** Whether the focused element, or the element styled for it, has a visible focus indicator. */
export function hasVisibleFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const shows = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
      return hasOutline || style.boxShadow !== 'none';
    };
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const around = [focused, focused.parentElement, focused.closest('article, label, form')];
    return around.some((element) => element !== null && shows(element));
  });
}

/**
 * Comes to the list from another page, while the data of the catalogue is held back until the returned function is called:
 * unlike the prerendered list, it has to load its tools then.
 */
export async function openListByLink(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/catalogue/**', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto('/about');
  await page.waitForFunction(() => performance.getEntriesByName('application-started').length > 0);
  await page.getByRole('banner').getByRole('link', { name: 'Tools', exact: true }).click();
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Opens the comparison tray where it is a pill; gives the tray. */
export async function openTray(page: Page): Promise<Locator> {
  const tray = page.getByRole('region', { name: 'Comparison tray' });
  await expect(tray).toBeVisible();
  const pill = tray.getByRole('button', { name: /^Compare \d of 3 tools$/ });
  if (await pill.isVisible()) await pill.press('Enter');
  return tray;
}

/** Opens all that folds, so that hidden texts count too. */
export async function unfold(page: Page): Promise<void> {
  for (const name of [/^Show \d+ More/, 'Advanced filters']) {
    for (const button of await page.getByRole('main').getByRole('button', { name }).all()) {
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    }
  }
  const filters = page.getByRole('button', { name: 'Advanced filters' });
  if (await filters.isVisible()) await expect(page.getByRole('group', { name: 'Subcategory' })).toBeVisible();
}
