import path from 'node:path';

import { defineConfig } from '@playwright/test';

import { cacheFolder } from './testSites';

/**
 * Browser tests against production builds. In the environment: CHROME_PATH names the browser,
 * BROWSER_KEEP_BUILDS=true tests the builds of the run before.
 */
export default defineConfig({
  testDir: __dirname,
  // Firefox first: its tests follow one another in one worker, and the others fill the rest of the time.
  projects: [
    { name: 'firefox', testMatch: '**/firefox*.spec.ts' },
    { name: 'chromium', testMatch: '**/*.spec.ts', testIgnore: '**/firefox*.spec.ts' },
  ],
  outputDir: path.join(cacheFolder, 'results'),
  globalSetup: path.join(__dirname, 'globalSetup.ts'),
  fullyParallel: true,
  // Twice the cores of a small machine: a page often waits.
  workers: 4,
  retries: 0,
  // They end a test that fails; on a machine busy with other work one that passes may take several times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Animations would cost a tenth of the processor time; tests about motion ask for it (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
