import { catalogueOf, rawPost, rawTool } from '../../../tests/support/records';
import { createTestStore, loadStoredState, memorySource } from '../../../tests/support/testStore';
import { catalogueApi } from '../../catalogue/catalogueApi';
import { selectPostBookmarks, selectToolBookmarks } from '../../features/bookmarks/bookmarksSlice';

import { dispatchEarlySaves } from './dispatchEarlySaves';
import { keepEarlySave } from './keepEarlySave';

const source = memorySource(catalogueOf([rawTool('Alpha'), rawTool('Beta')], [rawPost('A post')]));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-05T10:00:00Z') });
});

/** Starts a visit one minute after the early clicks. */
async function startVisit(options: Parameters<typeof createTestStore>[0] = { source }) {
  jest.setSystemTime(new Date('2026-01-05T10:01:00Z'));
  const { store, notices } = createTestStore(options);
  const flush = await loadStoredState(store);
  return {
    store,
    notices,
    flush,
    tools: () => selectToolBookmarks(store.getState()).map(({ name, bookmarkedAt }) => [name, bookmarkedAt]),
    posts: () =>
      selectPostBookmarks(store.getState()).map(({ title, bookmarkedAt }) => [title, bookmarkedAt]),
  };
}

// proves delivery-61
describe('what was saved before the code had come', () => {
  it('is saved at once where the record is there, with the time of the press, once', async () => {
    keepEarlySave('/tools/alpha');
    const { store, tools, notices } = await startVisit();
    await store.dispatch(catalogueApi.endpoints.toolBySlug.initiate('alpha', { subscribe: false }));
    void dispatchEarlySaves(store);
    expect(tools()).toEqual([['Alpha', '2026-01-05T10:00:00.000Z']]);
    expect(notices).toHaveLength(1);
    void dispatchEarlySaves(store);
    expect(notices).toHaveLength(1);
    expect(Object.keys(localStorage)).not.toContain('earlySave:/tools/alpha');
  });

  it('is requested where it is not: a tool, an article', async () => {
    keepEarlySave('/tools/beta');
    keepEarlySave('/blog/a-post');
    const { store, tools, posts, flush } = await startVisit();
    await dispatchEarlySaves(store);
    expect(tools()).toEqual([['Beta', '2026-01-05T10:00:00.000Z']]);
    expect(posts()).toEqual([['A post', '2026-01-05T10:00:00.000Z']]);
    await flush();
    expect(localStorage.getItem('toolBookmarks')).toContain('Beta');
  });

  it('is given up where the catalogue has no such record, and kept where it cannot be reached', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    keepEarlySave('/tools/gone');
    keepEarlySave('/about');
    const { store, tools } = await startVisit();
    await dispatchEarlySaves(store);
    expect(tools()).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('earlySave'))).toEqual([]);

    keepEarlySave('/tools/alpha');
    const offline = await startVisit({ source: () => Promise.reject(new Error('offline')) });
    const saved = dispatchEarlySaves(offline.store);
    await jest.advanceTimersByTimeAsync(60_000);
    await saved;
    expect(offline.tools()).toEqual([]);
    const online = await startVisit();
    await dispatchEarlySaves(online.store);
    expect(online.tools()).toHaveLength(1);
  });

  it('has the present time where the kept one is none, and is nothing where the tool is saved already', async () => {
    localStorage.setItem('earlySave:/tools/alpha', 'yesterday');
    const first = await startVisit();
    await dispatchEarlySaves(first.store);
    expect(first.tools()).toEqual([['Alpha', expect.stringMatching(/^2026-01-05T10:01/)]]);
    await first.flush();
    keepEarlySave('/tools/alpha');
    const second = await startVisit();
    await dispatchEarlySaves(second.store);
    expect(second.tools()).toEqual(first.tools());
    expect(second.notices).toEqual([]);
  });
});
