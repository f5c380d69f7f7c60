import { readFileSync } from 'node:fs';
import path from 'node:path';

import { addDevTools } from './devTools';
import { expect, test } from './fixtures';
import { projectFolder } from './testSites';

// The build with DevTools.
test.use({ site: 'api' });

declare global {
  interface Window {
    effects: string[];
  }
}

// proves state-8, state-9
test('a session imported on a tool’s page shows its own screens, without effects', async ({
  page,
  api,
  log,
}) => {
  // Pictures of the recorded tools.
  log.expect(/pictures\/|Failed to load resource/);
  await addDevTools(page);
  await page.addInitScript(() => {
    window.effects = [];
    const watch = <Name extends string>(target: Record<Name, (...args: never[]) => unknown>, name: Name) => {
      const original = target[name];
      target[name] = function (this: unknown, ...args) {
        window.effects.push(name);
        return original.apply(this, args);
      };
    };
    watch(Storage.prototype, 'setItem');
    watch(Storage.prototype, 'removeItem');
    watch(BroadcastChannel.prototype, 'postMessage');
  });
  await page.goto('/tools/tool-14');
  await expect(page.getByRole('heading', { level: 1, name: 'Video Tool 14' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('voteTimes'))).not.toBeNull();
  const effects = await page.evaluate(() => window.effects.length);
  // Without pictures, which the browser may load again.
  const reads = () => api.requests.filter((request) => request.path.startsWith('/api/')).length;
  const readBefore = reads();

  const file = path.join(projectFolder, 'tests/replays/first-visit.session.json');
  await page.evaluate((text) => window.devTools.importLog(text), readFileSync(file, 'utf8'));
  const shown = await page.evaluate(async () => {
    const { types } = window.devTools.log();
    const count = types.length;
    // The states that the visitor has made; what was read in between shows on the same screens.
    const there = types.flatMap((type, index) => (type.startsWith('catalogueApi/') ? [] : [index]));
    const titles = new Set<string>();
    for (const index of [...there.toReversed(), ...there]) {
      window.devTools.jumpTo(index);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const { route } = window.devTools.state().visit as { route: { pathname: string } };
      // While a screen's code loads, the title is the site's.
      if (document.title !== 'AI Toolshelf')
        titles.add(`${route.pathname}: ${document.title.replace(' - Toolshelf', '')}`);
    }
    return { titles: [...titles], count, after: window.devTools.log() };
  });
  expect(shown.titles.sort()).toEqual([
    '/compare/tool-13,tool-14: Compare: Video Tool 13 vs Video Tool 14',
    '/tools/tool-13: Video Tool 13: review, features and pricing',
    '/tools: All AI Tools',
  ]);
  expect(shown.after.types).toHaveLength(shown.count);
  expect(shown.after.errors.filter((error) => error !== undefined)).toEqual([]);
  expect(page.url()).toMatch(/\/tools\/tool-14$/);
  expect(reads()).toBe(readBefore);
  expect(await page.evaluate(() => window.effects)).toHaveLength(effects);

  const bar = page.getByRole('region', { name: 'Recorded state' });
  await bar.getByRole('button', { name: 'Continue from here' }).click();
  await expect(bar).toBeHidden();
  await expect(page).toHaveURL(/\/tools\/tool-13$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Video Tool 13' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('toolBookmarks')))
    .toContain('Video Tool 13');
});
