import { holdClock } from '../../../tests/support/clock';
import { expectConsole } from '../../../tests/support/expectConsole';
import { rawTool, toolOf } from '../../../tests/support/records';
import { createTestStore, type TestStore } from '../../../tests/support/testStore';
import { limits } from '../../domain/limits';
import { submissionOf } from '../../domain/submission';
import { noSubmissionFields } from '../../domain/submissionForm';
import { asRemote } from '../../domain/remote';
import { viewedToolOf } from '../../domain/viewedTool';
import { toolBookmarked } from '../../features/bookmarks/bookmarksSlice';
import { toolAdded } from '../../features/compare/compareSlice';
import { pricingModelChosen } from '../../features/filters/filtersSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { browserStorage } from '../../platform/browserStorage';

import { startKeeping } from './startKeeping';

const alpha = toolOf(rawTool('Alpha'));
const beta = toolOf(rawTool('Beta'));
const gamma = toolOf(rawTool('Gamma'));
const savedAt = '2026-11-20T09:00:00.000Z';
const full = 'The browser refuses to store more';

let stop: () => void = () => undefined;

async function open(): Promise<TestStore & { written: () => Promise<unknown> }> {
  const opened = createTestStore();
  holdClock(new Date('2026-11-20T10:00:00Z'));
  const started = startKeeping(opened.store);
  await jest.advanceTimersByTimeAsync(10);
  stop = await started;
  return { ...opened, written: () => jest.advanceTimersByTimeAsync(50) };
}

const names = ({ store }: TestStore) => store.getState().bookmarks.tools.map(({ name }) => name);

/** Another tab stores something while this one sleeps, and this one wakes. */
async function storeElsewhere(values: Record<string, string | null>): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  for (const [key, text] of Object.entries(values)) {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  }
  window.dispatchEvent(new Event('pageshow'));
  await jest.advanceTimersByTimeAsync(limits.catchUpRestMs + 50);
}

afterEach(() => {
  stop();
  browserStorage.onRefusal(() => undefined);
});

test('a change is stored within moments, and at once when the page is left', async () => {
  const { store, written } = await open();
  store.dispatch(toolAdded(alpha));
  await written();
  expect(localStorage.getItem('compareTools')).toContain('Alpha');
  store.dispatch(toolAdded(beta));
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('compareTools')).toContain('Beta');
});

test('a tab catches up with everything that was stored without it, and tells nobody', async () => {
  const tab = await open();
  const { store, notices, told, written } = tab;
  store.dispatch(toolBookmarked(alpha, savedAt));
  store.dispatch(toolAdded(alpha));
  await written();
  notices.splice(0);
  told.splice(0);
  await storeElsewhere({
    toolBookmarks: JSON.stringify([{ ...beta, bookmarkedAt: savedAt }]),
    blogBookmarks: JSON.stringify([{ _id: 'p', title: 'P', slug: 'p', bookmarkedAt: savedAt }]),
    compareTools: JSON.stringify([beta, gamma]),
    theme: 'dark',
    toolVotes: JSON.stringify({ x: { upvotes: 3, downvotes: 1, userVote: 'up' } }),
    recentlyViewedTools: JSON.stringify([viewedToolOf(beta, savedAt)]),
    userSubmittedTools: JSON.stringify([submissionOf({ ...noSubmissionFields, name: 'Own' }, savedAt)]),
    filterPreferences: JSON.stringify({ category: 'marketing', page: 2 }),
  });
  const { compare, theme, votes, recentlyViewed, submissions, bookmarks, filters } = store.getState();
  expect(names(tab)).toEqual(['Beta']);
  expect(bookmarks.posts.map(({ title }) => title)).toEqual(['P']);
  expect(compare.items.map(({ name }) => name)).toEqual(['Beta', 'Gamma']);
  expect(theme.scheme).toBe('dark');
  expect(votes.votes).toEqual({ x: { upvotes: 3, downvotes: 1, userVote: 'up' } });
  expect(recentlyViewed.items.map(({ name }) => name)).toEqual(['Beta']);
  expect(submissions.items.map(({ name }) => name)).toEqual(['Own']);
  expect(filters.category).toBe('');
  expect([notices, told]).toEqual([[], []]);
});

test.each([
  ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['taken from the back-forward cache', () => window.dispatchEvent(new Event('pageshow'))],
])('a page that is %s catches up', async (_, wake) => {
  const tab = await open();
  localStorage.setItem('toolBookmarks', JSON.stringify([{ ...beta, bookmarkedAt: savedAt }]));
  wake();
  await jest.advanceTimersByTimeAsync(limits.catchUpRestMs);
  expect(names(tab)).toEqual(['Beta']);
});

test('what cannot be read takes nothing away', async () => {
  const tab = await open();
  tab.store.dispatch(toolBookmarked(alpha, savedAt));
  await tab.written();
  expectConsole('error', /bookmarks cannot be parsed/);
  await storeElsewhere({ toolBookmarks: '[{"_id":' });
  expect(names(tab)).toEqual(['Alpha']);
});

test('what was deleted by hand is gone here too', async () => {
  const tab = await open();
  tab.store.dispatch(toolBookmarked(alpha, savedAt));
  await tab.written();
  await storeElsewhere({ toolBookmarks: null });
  expect(names(tab)).toEqual([]);
});

test('a full storage: everything works, the visitor is told once, and writes go on as soon as they can', async () => {
  expectConsole('warn', full);
  const { store, notices, actions, written } = await open();
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  store.dispatch(pricingModelChosen('free'));
  await written();
  store.dispatch(pricingModelChosen('freemium'));
  await written();
  expect(store.getState().filters.pricingModel).toBe('freemium');
  expect(notices.map(({ text }) => text)).toEqual([
    "Changes can't be saved on this device. They last until you close this page.",
  ]);
  refusing.mockRestore();
  await jest.advanceTimersByTimeAsync(limits.storageRetryMs);
  expect(JSON.parse(localStorage.getItem('filterPreferences') ?? '')).toMatchObject({
    pricingModel: 'freemium',
  });
  expect(actions.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['storage/writesRefused', 'storage/writesResumed']),
  );
});

test('a bookmark from the future does not outrank what happens now', async () => {
  localStorage.setItem(
    'toolBookmarks',
    JSON.stringify([{ ...alpha, bookmarkedAt: '2099-01-01T00:00:00.000Z' }]),
  );
  const tab = await open();
  tab.store.dispatch({
    type: 'bookmarks/toolBookmarkRemoved',
    payload: { id: alpha.id, removedAt: '2026-12-01T00:00:00.000Z' },
  });
  expect(names(tab)).toEqual([]);
});

test('the visitor chooses the theme: the plain word is stored', async () => {
  const { store, written } = await open();
  store.dispatch(themeToggled('dark'));
  await written();
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('what this tab knows to be newer than its sleep outranks what was stored', async () => {
  const tab = await open();
  tab.store.dispatch(toolBookmarked(alpha));
  await tab.written();
  window.dispatchEvent(new Event('pagehide'));
  // Heard while asleep, not stored yet by the tab that told it.
  tab.store.dispatch(asRemote(toolBookmarked(gamma)));
  await tab.written();
  localStorage.setItem('toolBookmarks', JSON.stringify([{ ...beta, bookmarkedAt: savedAt }]));
  window.dispatchEvent(new Event('pageshow'));
  await jest.advanceTimersByTimeAsync(limits.catchUpRestMs);
  expect(names(tab).sort()).toEqual(['Beta', 'Gamma']);
});

test('while other tabs still write, catching up waits', async () => {
  const tab = await open();
  window.dispatchEvent(new Event('pageshow'));
  localStorage.setItem('toolBookmarks', JSON.stringify([{ ...beta, bookmarkedAt: savedAt }]));
  await jest.advanceTimersByTimeAsync(limits.catchUpRestMs - 10);
  window.dispatchEvent(new Event('storage'));
  await jest.advanceTimersByTimeAsync(limits.catchUpRestMs - 10);
  expect(names(tab)).toEqual([]);
  await jest.advanceTimersByTimeAsync(10);
  expect(names(tab)).toEqual(['Beta']);
});
