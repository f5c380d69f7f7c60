import type { Page, Route } from '@playwright/test';

import { expect } from './fixtures';

/** Opens a page whose main script is held back until the returned function is called; it ends when the page runs. */
export async function openHeldBack(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/assets/main.*.js', (route) => void held.push(route));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await page.waitForFunction(() => performance.getEntriesByName('application-started').length > 0);
  };
}
