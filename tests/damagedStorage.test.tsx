import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';

import { damagedText, storageKeys } from './support/damagedStorage';
import { expectConsole } from './support/expectConsole';
import { renderApp } from './support/renderApp';
import { runCleanups } from './support/testEnd';

const pages = ['/saved-tools', '/bookmarks', '/compare', '/submit-tool', '/tools', '/'];
const damaged = fc.record(Object.fromEntries(storageKeys.map((key) => [key, damagedText])));

const articlesOf = (main: HTMLElement) => within(main).queryAllByRole('article').length;

// proves storage-11
test('whatever is stored under all keys, every page shows itself, and what could be read', async () => {
  expectConsole('warn', /./);
  expectConsole('error', /cannot be parsed/);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...pages), damaged, async (path, stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
      const { store } = await renderApp(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      const { bookmarks, submissions } = store.getState();
      const main = screen.getByRole('main');
      if (path === '/saved-tools' && bookmarks.tools.length > 0) {
        const count = await within(main).findByText(/^\d+ saved tools?$/);
        expect(parseInt(count.textContent, 10)).toBe(bookmarks.tools.length);
      }
      if (path === '/bookmarks') expect(articlesOf(main)).toBe(bookmarks.posts.length);
      if (path === '/submit-tool') {
        const own = screen.queryByRole('region', { name: 'Your submissions' });
        expect(own ? within(own).getAllByRole('listitem').length : 0).toBe(submissions.items.length);
      }
      cleanup();
      runCleanups();
    }),
    { numRuns: Number(process.env.DAMAGE_RUNS ?? 30) },
  );
}, 300_000);
