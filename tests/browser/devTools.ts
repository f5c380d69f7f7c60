import path from 'node:path';

import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';

import type { DevTools } from './devToolsEngine';

declare global {
  interface Window {
    devTools: DevTools;
  }
}

let bundle: Promise<string> | undefined;

async function bundleEngine(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'devToolsEngine.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Gives every page that this one loads from now on the DevTools engine, as `window.devTools`. */
export async function addDevTools(page: Page): Promise<void> {
  bundle ??= bundleEngine();
  await page.addInitScript({ content: await bundle });
}

/** Runs until the page asks for nothing more and no timer of a form is under way. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let before = -1;
  await expect
    .poll(
      async () => {
        const { currentIndex } = await page.evaluate(() => window.devTools.log());
        const isStill = currentIndex === before;
        before = currentIndex;
        return isStill;
      },
      { intervals: [700] },
    )
    .toBe(true);
}
