import { holdClock } from '../../../tests/support/clock';
import { expectConsole } from '../../../tests/support/expectConsole';
import { rawTool, toolOf } from '../../../tests/support/records';
import { routeTo } from '../../../tests/support/routeTo';
import { shownVotes } from '../../../tests/support/shownVotes';
import { createTestStore, type TestStore } from '../../../tests/support/testStore';
import { limits } from '../../domain/limits';
import { submissionOf } from '../../domain/submission';
import { noSubmissionFields } from '../../domain/submissionForm';
import { viewedToolOf } from '../../domain/viewedTool';
import { toolBookmarked, toolBookmarkRemoved } from '../../features/bookmarks/bookmarksSlice';
import { toolAdded } from '../../features/compare/compareSlice';
import { submissionSaved } from '../../features/submissions/submissionsSlice';
import { themeToggled } from '../../features/theme/themeSlice';

import { writesRefused, writesResumed } from './persistenceEvents';
import { startPersistence } from './startPersistence';

const alpha = toolOf(rawTool('Alpha'));
const beta = toolOf(rawTool('Beta'));
const gamma = toolOf(rawTool('Gamma'));
const savedAt = '2026-11-20T09:00:00.000Z';
const full = 'The browser refuses to store more';

let stop: () => void = () => undefined;

async function open(): Promise<TestStore & { written: () => Promise<unknown> }> {
  const opened = createTestStore();
  holdClock(new Date('2026-11-20T10:00:00Z'));
  const started = startPersistence(opened.store);
  await jest.advanceTimersByTimeAsync(10);
  ({ stop } = await started);
  return { ...opened, written: () => jest.advanceTimersByTimeAsync(50) };
}

const names = ({ store }: TestStore) => store.getState().bookmarks.tools.map(({ name }) => name);

/** Simulates another tab that writes while this one is suspended, then resumes this one. */
async function storeElsewhere(values: Record<string, string | null>): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  for (const [key, text] of Object.entries(values)) {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  }
  window.dispatchEvent(new Event('pageshow'));
  await jest.advanceTimersByTimeAsync(50);
}

afterEach(() => {
  stop();
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

// proves storage-18
test('a tab catches up with everything that was stored without it, and tells nobody', async () => {
  const tab = await open();
  const { store, notices, sent, written } = tab;
  store.dispatch(toolBookmarked(alpha, savedAt));
  store.dispatch(toolAdded(alpha));
  await written();
  notices.splice(0);
  sent.splice(0);
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
  const { compare, theme, recentlyViewed, submissions, bookmarks, filters } = store.getState();
  expect(names(tab)).toEqual(['Alpha', 'Beta']);
  expect(bookmarks.posts.map(({ title }) => title)).toEqual(['P']);
  expect(compare.items.map(({ name }) => name)).toEqual(['Beta', 'Gamma', 'Alpha']);
  expect(theme.scheme).toBe('dark');
  expect(shownVotes(store.getState())).toEqual({ x: { upvotes: 3, downvotes: 1, userVote: 'up' } });
  expect(recentlyViewed.items.map(({ name }) => name)).toEqual(['Beta']);
  expect(submissions.items.map(({ name }) => name)).toEqual(['Own']);
  expect(filters.category).toBe('');
  expect([notices, sent]).toEqual([[], []]);
});

test.each([
  ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['taken from the back-forward cache', () => window.dispatchEvent(new Event('pageshow'))],
])('a page that is %s catches up', async (_, wake) => {
  const tab = await open();
  localStorage.setItem('toolBookmarks', JSON.stringify([{ ...beta, bookmarkedAt: savedAt }]));
  wake();
  await jest.advanceTimersByTimeAsync(1);
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

test('what was deleted by hand is gone at once when the browser tells of it', async () => {
  const tab = await open();
  tab.store.dispatch(toolBookmarked(alpha, savedAt));
  await tab.written();
  localStorage.removeItem('toolBookmarks');
  window.dispatchEvent(new StorageEvent('storage', { key: 'toolBookmarks', newValue: null }));
  expect(names(tab)).toEqual([]);
});

test('a key of another slice does not hide that everything was deleted', async () => {
  const tab = await open();
  tab.store.dispatch(toolBookmarked(alpha, savedAt));
  await tab.written();
  localStorage.removeItem('toolBookmarks');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(names(tab)).toEqual([]);
});

// proves toasts-15
test('a full storage: everything works, the visitor is told once, and writes go on as soon as they can', async () => {
  expectConsole('warn', full);
  const { store, notices, actions, written } = await open();
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  store.dispatch(routeTo('/tools?pricing=free'));
  await written();
  store.dispatch(routeTo('/tools?pricing=freemium'));
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
  expect(actions).toEqual(expect.arrayContaining([writesRefused(['filters']), writesResumed()]));
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

test('what this tab knows to be newer outranks what was stored', async () => {
  const tab = await open();
  tab.store.dispatch(toolBookmarked(alpha, savedAt));
  await tab.written();
  tab.store.dispatch(toolBookmarkRemoved(alpha));
  await storeElsewhere({
    toolBookmarks: JSON.stringify([alpha, beta].map((tool) => ({ ...tool, bookmarkedAt: savedAt }))),
  });
  expect(names(tab)).toEqual(['Beta']);
});

test('a theme that another tab chooses while this one starts is taken up, not overwritten', async () => {
  localStorage.setItem('theme', 'dark');
  const { store } = createTestStore();
  holdClock();
  const started = startPersistence(store);
  await Promise.resolve();
  localStorage.setItem('theme', 'light');
  ({ stop } = await started);
  await jest.advanceTimersByTimeAsync(50);
  expect(localStorage.getItem('theme')).toBe('light');
  expect(store.getState().theme.scheme).toBe('light');
});

const stored = () =>
  (JSON.parse(localStorage.getItem('toolBookmarks') ?? '[]') as { name: string }[]).map(({ name }) => name);

test('a write merges what another tab has stored meanwhile, and shows it', async () => {
  const tab = await open();
  localStorage.setItem('toolBookmarks', JSON.stringify([{ ...beta, bookmarkedAt: savedAt }]));
  tab.store.dispatch(toolBookmarked(alpha));
  await tab.written();
  expect(stored()).toEqual(['Alpha', 'Beta']);
  expect(names(tab)).toEqual(['Alpha', 'Beta']);
});

test('what is saved at once after waking does not replace what was missed', async () => {
  const tab = await open();
  window.dispatchEvent(new Event('pagehide'));
  localStorage.setItem('toolBookmarks', JSON.stringify([{ ...beta, bookmarkedAt: savedAt }]));
  window.dispatchEvent(new Event('pageshow'));
  tab.store.dispatch(toolBookmarked(alpha));
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual(['Alpha', 'Beta']);
  await tab.written();
  expect(names(tab)).toEqual(['Alpha', 'Beta']);
});

test('what another tab writes is taken up when the browser tells of it, also when it has been replaced since', async () => {
  const tab = await open();
  const theirs = JSON.stringify([{ ...beta, bookmarkedAt: savedAt }]);
  tab.store.dispatch(toolBookmarked(alpha));
  await tab.written();
  window.dispatchEvent(new StorageEvent('storage', { key: 'toolBookmarks', newValue: theirs }));
  expect(names(tab)).toEqual(['Alpha', 'Beta']);
  await tab.written();
  expect(stored()).toEqual(['Alpha', 'Beta']);
});

test('what another tab has replaced without having read it is stored again', async () => {
  const tab = await open();
  tab.store.dispatch(toolBookmarked(alpha));
  await tab.written();
  const theirs = JSON.stringify([{ ...beta, bookmarkedAt: savedAt }]);
  localStorage.setItem('toolBookmarks', theirs);
  window.dispatchEvent(new StorageEvent('storage', { key: 'toolBookmarks', newValue: theirs }));
  expect(stored()).toEqual(['Alpha', 'Beta']);
});

test('a write that was refused does not bring back an older text when it is tried again', async () => {
  expectConsole('warn', full);
  const { store, written } = await open();
  const submission = (name: string) => submissionOf({ ...noSubmissionFields, name }, savedAt);
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  store.dispatch(submissionSaved([submission('First')]));
  await written();
  refusing.mockRestore();
  // Another tab has stored one more submission.
  localStorage.setItem('userSubmittedTools', JSON.stringify([submission('Second')]));
  window.dispatchEvent(new Event('pageshow'));
  const list = JSON.parse(localStorage.getItem('userSubmittedTools') ?? '[]') as { name: string }[];
  expect(list.map(({ name }) => name).sort()).toEqual(['First', 'Second']);
});

test.each(['pagehide', 'visibilitychange'])(
  '%s writes, and dispatches nothing before it is over',
  async (type) => {
    const { store, actions } = await open();
    localStorage.setItem('toolBookmarks', JSON.stringify([{ ...beta, bookmarkedAt: savedAt }]));
    store.dispatch(toolBookmarked(alpha));
    const before = actions.length;
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event(type));
    expect(stored()).toEqual(['Alpha', 'Beta']);
    expect(actions).toHaveLength(before);
    await jest.advanceTimersByTimeAsync(10);
    expect(actions.slice(before).map(({ type: name }) => name)).toEqual(['persistence/storedStateLoaded']);
    jest.restoreAllMocks();
  },
);
