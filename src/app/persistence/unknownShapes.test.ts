import { holdClock } from '../../../tests/support/clock';
import { expectConsole } from '../../../tests/support/expectConsole';
import { rawTool, toolOf } from '../../../tests/support/records';
import { createTestStore } from '../../../tests/support/testStore';
import { noticeText } from '../../domain/noticeText';
import { toolBookmarked } from '../../features/bookmarks/bookmarksSlice';
import type { TextStorage } from '../../platform/browserStorage';

import { createPersistence } from './createPersistence';
import { unknownShapesFound } from './persistenceEvents';

const alpha = toolOf(rawTool('Alpha'));

/** Creates a storage with a capacity in characters, keys included. */
function storageOf(texts: Record<string, string>, room = 1e6): TextStorage & { texts: Map<string, string> } {
  const stored = new Map(Object.entries(texts));
  const size = () => [...stored].flat().join('').length;
  return {
    texts: stored,
    get: (key) => stored.get(key) ?? null,
    keys: () => [...stored.keys()],
    set: (key, text) => {
      const before = stored.get(key);
      stored.delete(key);
      if (text !== null) stored.set(key, text);
      if (text === null || size() <= room) return true;
      stored.delete(key);
      if (before !== undefined) stored.set(key, before);
      return false;
    },
  };
}

/** Opens a page and optionally saves a tool. */
async function visit(storage: TextStorage, isToSave = false) {
  const { store, notices, actions } = createTestStore();
  const persistence = createPersistence(store, storage);
  await persistence.start();
  jest.advanceTimersByTime(100);
  if (isToSave) store.dispatch(toolBookmarked(alpha));
  jest.advanceTimersByTime(100);
  persistence.stop();
  return {
    bookmarks: store.getState().bookmarks,
    told: notices.map(({ text }) => text),
    found: actions.filter(unknownShapesFound.match).flatMap(({ payload }) => payload),
  };
}

const saved = (storage: TextStorage) =>
  (JSON.parse(storage.get('toolBookmarks') ?? '[]') as { name: string }[]).map(({ name }) => name);

const unknown = JSON.stringify({ version: 7, byId: { beta: { title: 'Beta', note: 'x'.repeat(3000) } } });
const { text: kept } = noticeText.keptAside;

beforeEach(() => {
  holdClock();
});

// proves storage-22, toasts-24
test('a text of an unknown shape stays in place and is kept beside it, told once; the page goes on', async () => {
  expectConsole('warn', /toolBookmarks are no list and were ignored. It is kept beside/);
  const storage = storageOf({ toolBookmarks: unknown });
  expect(await visit(storage)).toMatchObject({
    bookmarks: { tools: [] },
    told: [kept],
    found: ['toolBookmarks'],
  });
  expect(storage.get('toolBookmarks')).toBe(unknown);
  expect((await visit(storage)).told).toEqual([]);

  await visit(storage, true);
  expect(saved(storage)).toEqual(['Alpha']);
  expect(storage.get('toolBookmarks@unknown1')).toBe(unknown);
  expect((await visit(storage)).bookmarks.tools).toHaveLength(1);
  expect(storage.get('toolBookmarks@unknown1')).toBe(unknown);
});

// proves storage-22
test('the first two texts of unknown shapes are kept, and the latest', async () => {
  expectConsole('warn', /It is kept beside/);
  const storage = storageOf({});
  for (const n of [1, 2, 3, 4]) {
    storage.set('toolVotes', JSON.stringify([n]));
    await visit(storage);
  }
  expect([1, 2, 3].map((n) => storage.get(`toolVotes@unknown${n}`))).toEqual(['[1]', '[2]', '[4]']);
});

// proves storage-23
test('a list without any entry that can be read is of an unknown shape; single bad entries are kept', async () => {
  expectConsole('warn', /It is kept beside/);
  const foreign = JSON.stringify([{ tool: alpha, savedAt: 1 }, { tool: 'beta' }]);
  const storage = storageOf({
    toolBookmarks: foreign,
    recentSearches: '["video",{"words":"notes"}]',
    toolVotes: JSON.stringify({ a: { upvotes: 1, downvotes: 2, userVote: null }, b: 'many' }),
  });
  expect((await visit(storage)).told).toEqual([kept]);
  expect(storage.get('toolBookmarks')).toBe(foreign);
  expect(storage.get('toolBookmarks@unknown1')).toBe(foreign);
  expect(storage.get('recentSearches')).toBe('["video"]');
  expect(storage.get('recentSearches@dropped')).toBe('[{"words":"notes"}]');
  expect(storage.get('toolVotes@dropped')).toBe('[["b","many"]]');
  storage.set('recentSearches', '["video",7,{"words":"notes"},[]]');
  await visit(storage);
  expect(storage.get('recentSearches@dropped')).toBe('[{"words":"notes"},[]]');
});

// proves storage-24
test('without room for two copies an unknown text is moved when there is something to store in its place', async () => {
  expectConsole('warn', /no room to keep it aside/);
  expectConsole('warn', /toolBookmarks are replaced. It is kept beside/);
  const bookmark = JSON.stringify({ ...alpha, bookmarkedAt: new Date().toISOString() });
  const storage = storageOf({ toolBookmarks: unknown }, unknown.length + bookmark.length + 100);
  expect((await visit(storage)).told).toEqual([kept]);
  expect([...storage.texts]).toEqual([['toolBookmarks', unknown]]);
  await visit(storage, true);
  expect(saved(storage)).toEqual(['Alpha']);
  expect(storage.get('toolBookmarks@unknown1')).toBe(unknown);
});

// proves storage-24
test('a full storage gives up what is kept aside, dropped entries first, rather than a change', async () => {
  const texts = {
    'toolVotes@unknown1': 'a'.repeat(2000),
    'compareTools@unknown2': 'b'.repeat(2000),
    'toolBookmarks@dropped': 'c'.repeat(2000),
  };
  const size = Object.entries(texts).flat().join('').length;
  const storage = storageOf(texts, size + 100);
  await visit(storage, true);
  expect(saved(storage)).toEqual(['Alpha']);
  expect([...storage.texts.keys()].sort()).toEqual([
    'compareTools@unknown2',
    'toolBookmarks',
    'toolVotes@unknown1',
  ]);
});

// proves storage-24
test('what does not fit even so costs nothing that is stored', async () => {
  expectConsole('warn', /The browser refuses to store more/);
  expectConsole('warn', /no room to keep it aside/);
  const texts = { toolBookmarks: '{"a":1}', 'toolVotes@unknown1': 'a', 'compareTools@dropped': '["b"]' };
  const storage = storageOf(texts, Object.entries(texts).flat().join('').length);
  expect((await visit(storage, true)).told).toContain(noticeText.notStored.text);
  expect(Object.fromEntries(storage.texts)).toEqual(texts);
});
