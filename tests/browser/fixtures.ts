import { writeFileSync } from 'node:fs';

import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
  type TestInfo,
} from '@playwright/test';

import type {} from '../../src/app/recording/sessionFileOfVisit';
import { type ApiServer, startApiServer } from '../support/apiServer';
import { catalogueOf } from '../support/records';

import { browserSwitches, type FoundBrowser } from './findBrowser';
import { soundLogo, soundPosts, soundTools } from './records';
import { apiHost, type SiteName, siteOrigin } from './testSites';

/** What the page logs, and the errors it throws. A test fails on any that it has not expected. */
export class PageLog {
  readonly messages: string[] = [];
  // Playwright measures what is below the fold before its styles have come.
  private readonly expected = [
    /^\[verbose\] Rendering was performed in a subtree hidden by content-visibility/,
  ];

  /** Messages that a test provokes, as '[type] text'. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  watch(page: Page): void {
    page.on('console', (message: ConsoleMessage) => {
      this.messages.push(`[${message.type()}] ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.messages.push(`[thrown] ${error.stack ?? error.message}`));
    page.on('crash', () => this.messages.push('[crash] The page has crashed.'));
  }

  unexpected(): string[] {
    return this.messages.filter((message) => !this.expected.some((pattern) => pattern.test(message)));
  }
}

interface TestFixtures {
  /** Which build a test visits. */
  site: SiteName;
  log: PageLog;
  /** The API server behind the `api` build, new for each test: 40 sound tools and 6 posts. */
  api: ApiServer;
}

interface WorkerFixtures {
  apiOfWorker: ApiServer;
}

/** Whether the application shows the page, or the page is none of the site. (No times: a test may hold the clock.) */
function hasStarted(): boolean {
  const root = document.getElementById('root');
  return root === null || (root.childElementCount > 0 && window.earlyEvents === undefined);
}

/** Without `waitForFunction`, which adds a large script to each page; a page that is leaving has not started. */
const started = (page: Page) =>
  expect.poll(() => page.evaluate(hasStarted).catch(() => false), { intervals: [50] }).toBe(true);

/** Makes `goto` and `reload` of a page end when its code runs. */
function waitForCode(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await started(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await started(page);
    return response;
  };
}

/** The theme's variables that the page's styles read, but that no style defines (ui/theme/unusedVariables.ts). */
function missingVariables(): string[] {
  const styles = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map((rule) => rule.cssText);
  const inline = [...document.querySelectorAll('[style*="--mui-"]')].map((one) => one.getAttribute('style'));
  const text = [...styles, ...inline].join('\n');
  const defined = new Set(text.match(/--mui-[\w-]+(?=:)/g));
  return [...new Set(text.match(/(?<=var\()--mui-[\w-]+/g))].filter((name) => !defined.has(name));
}

/** Attaches the sessions of a failed test's pages, of the build with DevTools, for `npm run replay`. */
async function attachSessions(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const body = await page.evaluate(() => window.sessionFile?.()).catch(() => undefined);
    if (body === undefined) continue;
    const file = testInfo.outputPath(`page-${index + 1}.session.json`);
    writeFileSync(file, body);
    await testInfo.attach(`session of page ${index + 1}`, { path: file, contentType: 'application/json' });
  }
}

/**
 * Functions are compiled when they are called, not all of them on load (docs/adr/0011): each test has a browser context without
 * compiled code, and calls few of them. A tenth of the processor time.
 */
const compilesLazily = '--disable-blink-features=JavaScriptCompileHintsMagicRuntime';

/** No page of a test lives long enough for what the optimising compilers cost: a seventh of the processor time. */
const withoutOptimising = '--js-flags=--no-opt --no-maglev';

const logoPicture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
const soundRecords = catalogueOf(soundTools, soundPosts);

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: ['mock', { option: true }],

  apiOfWorker: [
    async ({}, provide) => {
      const server = await startApiServer(soundRecords);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ apiOfWorker }, provide) => {
      const { executablePath, environment } = JSON.parse(process.env.BROWSER_FOUND ?? '{}') as FoundBrowser;
      // Maps the build's API host to this worker's API server; no other host is reachable.
      const hosts = `MAP ${apiHost.name} ${new URL(apiOfWorker.origin).host}, MAP localhost 127.0.0.1, MAP * ~NOTFOUND`;
      await provide({
        executablePath,
        args: [...browserSwitches, compilesLazily, withoutOptimising, `--host-resolver-rules=${hosts}`],
        env: { ...(process.env as Record<string, string>), ...environment },
      });
    },
    { scope: 'worker' },
  ],

  // The scripts of a page load after its load event; a faster test says what it waits for.
  context: async ({ context, javaScriptEnabled }, provide, testInfo) => {
    if (javaScriptEnabled) context.on('page', waitForCode);
    await provide(context);
    if (testInfo.status !== testInfo.expectedStatus) await attachSessions(context, testInfo);
  },

  baseURL: async ({ site }, provide) => provide(siteOrigin(site)),

  // For every test, so that none meets what another one has left.
  api: [
    async ({ apiOfWorker }, provide) => {
      apiOfWorker.reset(soundRecords);
      apiOfWorker.answer(soundLogo, { status: 200, text: logoPicture, type: 'image/svg+xml' });
      await provide(apiOfWorker);
      await apiOfWorker.stop();
      await apiOfWorker.start();
    },
    { auto: true },
  ],

  log: [
    async ({ context, javaScriptEnabled }, provide) => {
      const log = new PageLog();
      context.on('page', (page) => log.watch(page));
      await provide(log);
      for (const page of javaScriptEnabled ? context.pages() : []) {
        // A page may be leaving, or none of the site.
        const missing = await page.evaluate(missingVariables).catch(() => []);
        expect(missing, 'variables of the theme that are not defined').toEqual([]);
      }
      expect(log.unexpected(), 'what the page logged or threw').toEqual([]);
    },
    { auto: true },
  ],
});

/** For `test.use`: what the configuration turns off for the sake of processor time, and most visitors have. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
