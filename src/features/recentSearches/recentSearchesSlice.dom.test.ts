import { expectConsole } from '../../../tests/support/expectConsole';
import { routeTo } from '../../../tests/support/routeTo';
import { createTestStore, loadStoredState } from '../../../tests/support/testStore';

import { searchesCleared, searchRemoved, selectRecentSearches } from './recentSearchesSlice';

function open() {
  const { store } = createTestStore();
  return {
    store,
    search: (text: string, navigation?: 'POP' | 'PUSH' | 'REPLACE') =>
      store.dispatch(routeTo(`/tools?search=${encodeURIComponent(text)}`, navigation)),
    searches: () => selectRecentSearches(store.getState()),
  };
}

const key = 'recentSearches';

// proves search-9
describe('the recent searches', () => {
  test('are newest first, each once in whatever case', () => {
    const { search, searches } = open();
    for (const text of ['video', 'meeting notes', 'Video']) search(text);
    expect(searches()).toEqual(['Video', 'meeting notes']);
  });

  test('are eight at most', () => {
    const { search, searches } = open();
    for (const text of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) search(text);
    expect(searches()).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  });

  test('are what a visitor has searched for: no Back, no page turn, no other screen', () => {
    const { store, search, searches } = open();
    search('video', 'POP');
    search('audio', 'REPLACE');
    store.dispatch(routeTo('/tools'));
    store.dispatch(routeTo('/contact?search=video'));
    expect(searches()).toEqual([]);
    store.dispatch(routeTo('/tools/category/marketing?search=mail'));
    expect(searches()).toEqual(['mail']);
  });

  test('can be removed one by one, and all at once', () => {
    const { store, search, searches } = open();
    for (const text of ['a', 'b', 'c']) search(text);
    store.dispatch(searchRemoved('b'));
    expect(searches()).toEqual(['c', 'a']);
    store.dispatch(searchesCleared());
    expect(searches()).toEqual([]);
  });

  test('do not return with another category of the same search, but with the next search for it', () => {
    const { store, search, searches } = open();
    search('private');
    store.dispatch(searchRemoved('private'));
    store.dispatch(routeTo('/tools/category/marketing?search=private'));
    store.dispatch(routeTo('/tools?search=private&pricing=free', 'REPLACE'));
    store.dispatch(routeTo('/tools/category/coding-assistants?search=private'));
    expect(searches()).toEqual([]);
    store.dispatch(routeTo('/tools/alpha'));
    search('private');
    expect(searches()).toEqual(['private']);
  });
});

// proves storage-19
describe('stored', () => {
  test('as a plain list of texts, and read again', async () => {
    const { store, search } = open();
    const flush = await loadStoredState(store);
    search('video');
    search('meeting notes');
    await flush();
    expect(localStorage.getItem(key)).toBe('["meeting notes","video"]');
    const next = open();
    await loadStoredState(next.store);
    expect(next.searches()).toEqual(['meeting notes', 'video']);
    store.dispatch(searchesCleared());
    await flush();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('what is no text is dropped, what is no list is ignored', async () => {
    expectConsole('warn', 'Entry 2 of the stored recentSearches');
    expectConsole('warn', 'The stored recentSearches are no list');
    localStorage.setItem(key, '["video",{}]');
    const { store, searches } = open();
    await loadStoredState(store);
    expect(searches()).toEqual(['video']);
    localStorage.setItem(key, '{"a":1}');
    const next = open();
    await loadStoredState(next.store);
    expect(next.searches()).toEqual([]);
  });

  test('another tab replaces the list, also by an empty one', async () => {
    const { store, search, searches } = open();
    const flush = await loadStoredState(store);
    search('video');
    await flush();
    localStorage.setItem(key, '["other"]');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '["other"]' }));
    expect(searches()).toEqual(['other']);
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(searches()).toEqual([]);
  });
});
