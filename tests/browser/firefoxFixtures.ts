import { expect, test as base } from '@playwright/test';
import puppeteer, { type Browser, type Page, Puppeteer } from 'puppeteer-core';

import { findFirefox } from './findFirefox';
import { siteOrigin } from './testSites';

const executablePath = findFirefox();

/** Why the tests in Firefox do not run; undefined where they do. */
export const reasonToSkip = executablePath
  ? undefined
  : 'There is no Firefox here: install one, or name one in FIREFOX_PATH.';

type Preferences = Record<string, string | number | boolean>;

/** No proxy answers there, and localhost goes by none: no other host can be reached. */
const localOnly: Preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** Animations cost processor time, as in playwright.config.ts. */
const reducedMotion: Preferences = { 'ui.prefersReducedMotion': 1 };

/** Storage forbidden as a visitor does it who blocks all cookies. */
export const cookiesBlocked: Preferences = { 'network.cookie.cookieBehavior': 2 };

/**
 * Finds what has a role and a name, written as 'role: name'. Puppeteer's own way asks Firefox for its whole
 * accessibility tree each time, which takes seconds.
 */
Puppeteer.registerCustomQueryHandler('named', {
  queryOne: (root, wanted) => {
    const elementsOf: Record<string, string> = {
      button: 'button',
      checkbox: 'input[type="checkbox"]',
      combobox: 'select, [role="combobox"]',
      link: 'a[href]',
      textbox: 'input:not([type]), input[type="text"], input[type="email"], input[type="url"], textarea',
    };
    const [role = '', name] = wanted.split(/: (.*)/);
    const textOf = (element: Element) => {
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      for (const image of copy.querySelectorAll('img')) image.replaceWith(image.alt);
      return copy.textContent;
    };
    const nameOf = (element: Element) => {
      const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      const text =
        element.getAttribute('aria-label') ?? (labels.length > 0 ? labels : [element]).map(textOf).join(' ');
      return text.replace(/\s+/g, ' ').trim();
    };
    const found = [...(root as ParentNode).querySelectorAll(elementsOf[role] ?? '')];
    return (
      found.find(
        (element) =>
          nameOf(element) === name &&
          element.checkVisibility() &&
          !element.closest('[inert], [aria-hidden="true"]'),
      ) ?? null
    );
  },
});

const named = (role: string, name: string) => `::-p-named(${role}: ${name})`;

/** A page in Firefox, found and used by roles and names as the tests in Chromium do. */
export class FirefoxPage {
  readonly messages: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(private readonly page: Page) {
    // As for Chromium: on a busy machine one that passes may take long.
    page.setDefaultTimeout(60_000);
    page.on('console', (message) => {
      this.messages.push(`[${message.type()}] ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      this.messages.push(
        `[thrown] ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    });
  }

  /** Messages that a test provokes, as '[type] text'. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.messages.filter((message) => !this.expected.some((pattern) => pattern.test(message)));
  }

  /** Opens a page of the site and waits until its code runs. */
  async open(path: string): Promise<void> {
    await this.page.goto(siteOrigin('mock') + path);
    await this.started();
  }

  async started(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        performance.getEntriesByName('application-started').length > 0 && window.earlyEvents === undefined,
    );
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.started();
  }

  async press(roleName: string, name: string): Promise<void> {
    await this.page.locator(named(roleName, name)).click();
  }

  async fill(name: string, text: string): Promise<void> {
    await this.page.locator(named('textbox', name)).fill(text);
  }

  async choose(name: string, option: string): Promise<void> {
    const field = await this.page.waitForSelector(named('combobox', name));
    await field?.select(option);
  }

  /** Waits for what has this role and name. */
  async sees(roleName: string, name: string): Promise<void> {
    await this.page.waitForSelector(named(roleName, name));
  }

  /** Waits until the text of what the selector finds holds this one. */
  async reads(selector: string, text: string): Promise<void> {
    await this.page.waitForFunction(
      (where: string, what: string) =>
        [...document.querySelectorAll(where)].some(({ textContent }) => textContent.includes(what)),
      {},
      selector,
      text,
    );
  }

  count(selector: string): Promise<number> {
    return this.page.$$eval(selector, (found) => found.length);
  }

  texts(selector: string): Promise<string[]> {
    return this.page.$$eval(selector, (found) => found.map(({ textContent }) => textContent));
  }

  /** The path of the address. */
  path(): Promise<string> {
    return this.page.evaluate(() => location.pathname);
  }

  async back(): Promise<void> {
    await this.page.evaluate(() => {
      setTimeout(() => history.back());
    });
  }

  /**
   * Leaves for another document and comes back by the browser's Back, to the page as it was left. A request that has just
   * begun keeps a page out of the back-forward cache: then it is tried again.
   */
  async leaveAndComeBack(attempts = 3): Promise<void> {
    // What is prefetched when the browser is idle is there: a request that leaving cuts off would be logged.
    await this.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/lists/all/')),
    );
    await this.page.waitForNetworkIdle();
    await this.page.evaluate(() => {
      document.documentElement.dataset.left = '';
    });
    await this.page.goto('about:blank');
    await this.back();
    await this.page.waitForFunction(
      () => location.href !== 'about:blank' && document.readyState === 'complete',
    );
    if (await this.page.$('html[data-left]')) return;
    if (attempts === 1) throw new Error('The page did not come from the back-forward cache.');
    await this.leaveAndComeBack(attempts - 1);
  }
}

interface WorkerFixtures {
  preferences: Preferences;
  firefox: Browser;
}

/** Tests in Firefox: one launch for all of a file, and for each test a visitor of its own. */
export const test = base.extend<{ visitor: FirefoxPage }, WorkerFixtures>({
  preferences: [{}, { option: true, scope: 'worker' }],

  firefox: [
    async ({ preferences }, provide) => {
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        ...(executablePath ? { executablePath } : {}),
        extraPrefsFirefox: { ...localOnly, ...reducedMotion, ...preferences },
        defaultViewport: { width: 1280, height: 900 },
      });
      await provide(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ firefox }, provide) => {
    const context = await firefox.createBrowserContext();
    const visitor = new FirefoxPage(await context.newPage());
    await provide(visitor);
    expect(visitor.unexpected(), 'what the page logged or threw').toEqual([]);
    await context.close();
  },
});

export { expect };
