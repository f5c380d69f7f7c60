import fc from 'fast-check';

import { damagedText, storageKeys } from '../../../tests/support/damagedStorage';
import { consoleLines, expectConsole } from '../../../tests/support/expectConsole';
import { createTestStore, loadStoredState } from '../../../tests/support/testStore';

async function visit() {
  const { store } = createTestStore();
  const flush = await loadStoredState(store);
  await flush();
  const { bookmarks, compare, votes, submissions, theme, recentlyViewed, filters } = store.getState();
  return { bookmarks, compare, votes, submissions, theme, recentlyViewed, filters };
}

const logged = () => consoleLines('warn').length + consoleLines('error').length;

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Returns whether a text is JSON with any content. */
function holdsSomething(stored: string): boolean {
  const content = parsed(stored);
  if (typeof content === 'object' && content !== null) return Object.keys(content).length > 0;
  return content !== undefined && content !== null && content !== '';
}

/** Returns whether a stored text has the shape that its key requires, checking only the outermost level. */
function isOfItsShape(key: (typeof storageKeys)[number], stored: string): boolean {
  const content = parsed(stored);
  const isObject = typeof content === 'object' && content !== null;
  if (key === 'theme') return /^\s*("?)(light|dark)\1\s*$/.test(stored);
  const isRecord = key === 'filterPreferences' || key === 'toolVotes' || key.endsWith('Times');
  if (isRecord) return isObject && !Array.isArray(content);
  return Array.isArray(content);
}

// proves storage-11, storage-22
test.each(storageKeys)(
  'any text under %s: the site starts, keeps what can be read, logs what cannot, and keeps other shapes aside',
  async (key) => {
    expectConsole('warn', /./);
    if (key.endsWith('Bookmarks')) expectConsole('error', /cannot be parsed/);
    await fc.assert(
      fc.asyncProperty(damagedText, async (stored) => {
        localStorage.clear();
        localStorage.setItem(key, stored);
        const before = logged();
        const first = await visit();
        const { bookmarks, compare, votes, submissions, theme, recentlyViewed, filters } = first;
        if (!isOfItsShape(key, stored)) expect(logged()).toBeGreaterThan(before);

        for (const tool of [...bookmarks.tools, ...compare.items]) {
          expect([tool.id, tool.name]).not.toContain('');
          expect(Array.isArray(tool.features) && tool.features.every((one) => typeof one === 'string')).toBe(
            true,
          );
        }
        for (const { _id, title } of bookmarks.posts) expect(typeof _id + typeof title).toBe('stringstring');
        for (const { _id, timestamp } of recentlyViewed.items) {
          expect(_id).not.toBe('');
          expect(new Date(timestamp).toISOString()).toBe(timestamp);
        }
        for (const { upvotes, downvotes } of Object.values(votes.baseCounts)) {
          expect(upvotes >= 0 && downvotes >= 0).toBe(true);
        }
        for (const { userVote } of Object.values(votes.ownVotes)) {
          expect(['up', 'down', null]).toContain(userVote);
        }
        for (const { id, submittedAt } of submissions.items) expect(id && submittedAt).not.toBe('');
        expect(compare.items.length).toBeLessThanOrEqual(3);
        expect(recentlyViewed.items.length).toBeLessThanOrEqual(10);
        expect(['light', 'dark']).toContain(theme.scheme);
        expect(filters.page >= 1 && Number.isInteger(filters.page)).toBe(true);

        // A text of another shape is kept unchanged.
        if (!isOfItsShape(key, stored) && holdsSomething(stored)) {
          expect(localStorage.getItem(key)).toBe(stored);
          expect(localStorage.getItem(`${key}@unknown1`)).toBe(stored);
        }

        // Valid data is stored in its correct form: the next visit reads the same and logs nothing.
        const afterFirst = logged();
        expect(await visit()).toEqual(first);
        expect(logged()).toBe(afterFirst);
      }),
      { numRuns: Number(process.env.DAMAGE_RUNS ?? 50) },
    );
  },
  120_000,
);
