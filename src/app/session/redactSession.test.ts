import { rawTool, toolOf } from '../../../tests/support/records';
import { routeTo as routeWithItsKey } from '../../../tests/support/routeTo';
import { createTestStore } from '../../../tests/support/testStore';
import { catalogueApi, listToolsArgOf } from '../../catalogue/catalogueApi';
import { routeChanged, toolOpened, visitStarted } from '../../domain/events';
import { noFilters } from '../../domain/listing';
import { viewedToolOf } from '../../domain/viewedTool';
import { bookmarksImported, toolBookmarked } from '../../features/bookmarks/bookmarksSlice';
import { toolAdded } from '../../features/compare/compareSlice';
import { messageSubmitted } from '../../features/contact/contactSlice';
import { newsletterSubmitted } from '../../features/newsletter/newsletterSlice';
import { searchRemoved } from '../../features/recentSearches/recentSearchesSlice';
import { submissionFailed, toolSubmitted } from '../../features/submissions/submissionsSlice';
import { storedStateLoaded } from '../persistence/persistenceEvents';
import { sessionOf } from '../recording/sessionOf';

import { readSession } from './readSession';
import { redactSession } from './redactSession';
import { replaySession } from './replaySession';
import { sessionText, sessionVersion } from './session';

/** The keys of history entries are random, so the test fixes them. */
const routeTo = (path: string) => {
  const { payload, ...action } = routeWithItsKey(path);
  return { ...action, payload: { ...payload, key: 'any' } };
};

/** A mark that occurs in no text of the site and, at this length, in no random id. */
const mark = 'zqxwvk';
const personal = (name: string) => `${mark} ${name}`;

const fields = {
  name: personal('product'),
  websiteUrl: `https://${mark}.example/mine`,
  description: personal('description'),
  category: 'coding',
  pricing: personal('pricing'),
  useCase: personal('use'),
  industry: personal('industry'),
  email: `submitter.${mark}@mail.example`,
};

const page = {
  build: 'b',
  catalogue: 'c',
  storage: {},
  url: '/',
  viewport: { width: 1, height: 1 },
  startedAt: '2026-11-20T10:00:00.000Z',
};

/** Records a visit in which every personal field is filled, and returns its session and final state. */
async function filledVisit() {
  const { store } = createTestStore();
  const word = personal('word');
  const query = `?${new URLSearchParams({ search: word, pricing: 'free' }).toString()}`;
  const submission = { ...fields, id: 'user-1', submittedAt: '2026-11-01T10:00:00.000Z' };
  store.dispatch(
    storedStateLoaded({
      recentSearches: { items: [personal('stored search'), personal('Stored Search 2')] },
      filters: { ...noFilters, search: personal('stored filter') },
      submissions: { items: [submission], outcomes: {} },
    }),
  );
  store.dispatch(visitStarted({ seed: 1, startedAt: page.startedAt, scheme: 'dark' }));
  store.dispatch(routeTo(`/tools${query}`));
  const arg = listToolsArgOf({ ...noFilters, search: word });
  await store.dispatch(catalogueApi.endpoints.listTools.initiate(arg));
  await store.dispatch(catalogueApi.endpoints.suggestTools.initiate(personal('typed')));
  await store.dispatch(
    catalogueApi.util.upsertQueryData('listTools', arg, {
      ids: [],
      totalItems: 0,
      totalPages: 0,
      currentPage: 0,
      match: { kind: 'all', corrected: personal('corrected') },
    }),
  );
  store.dispatch(routeTo(`/tools?search=${encodeURIComponent(word.toUpperCase())}`));
  store.dispatch(searchRemoved(personal('stored search')));
  store.dispatch(routeTo(`/contact?subject=${encodeURIComponent(personal('subject'))}`));
  store.dispatch(
    messageSubmitted({
      name: personal('name'),
      email: `writer.${mark}@mail.example`,
      subject: personal('subject'),
      message: `2026-11-21T08:00 ${personal('message, see me at other.zqxwvk@mail.example')}`,
    }),
  );
  store.dispatch(newsletterSubmitted('footer', `reader.${mark}@mail.example`));
  store.dispatch(toolSubmitted(fields));
  store.dispatch(submissionFailed('user-1'));
  const imported = toolOf(
    rawTool('Mine', {
      name: personal('imported'),
      description: personal('imported text'),
      websiteUrl: `https://${mark}.example/imported`,
      tags: [personal('tag')],
      features: [personal('feature')],
    }),
  );
  store.dispatch(
    bookmarksImported({ tools: [{ ...imported, bookmarkedAt: '2026-11-20T10:00:00.000Z' }], posts: [] }),
  );
  store.dispatch(toolBookmarked({ ...imported, id: 'other', _id: 'other' }));
  store.dispatch(toolAdded(imported));
  store.dispatch(
    toolOpened({
      id: imported.id,
      openedAt: page.startedAt,
      initialCounts: { upvotes: 1, downvotes: 1, views: 1, clicks: 1 },
      viewed: viewedToolOf(imported, page.startedAt),
    }),
  );
  return { session: sessionOf(store.recorder.recording(), page), state: store.getState() };
}

// proves state-19
test('a visit with every personal field filled: none is in the file, and it replays as before', async () => {
  const { session, state } = await filledVisit();
  expect(sessionText(session).toLowerCase()).toContain(mark);
  const { session: redacted, replaced } = redactSession(session);
  const text = sessionText(redacted);
  const at = text.toLowerCase().indexOf(mark);
  expect(at === -1 ? '' : text.slice(Math.max(0, at - 200), at + 40)).toBe('');
  expect([...replaced.keys()].sort()).toEqual([
    'email',
    'message',
    'query',
    'record',
    'search',
    'submission',
  ]);

  const { state: replayed, failure } = replaySession(readSession(text));
  expect(failure).toBeUndefined();
  // The replayed state has the same shape as the redacted final state.
  const { session: whole } = redactSession({ ...session, preloadedState: state, actions: [] });
  expect(shapeOf(replayed)).toEqual(shapeOf(whole.preloadedState));
  expect(replayed.recentSearches.items).toHaveLength(state.recentSearches.items.length);
  expect(Object.keys(replayed.catalogueApi.queries)).toHaveLength(
    Object.keys(state.catalogueApi.queries).length,
  );
});

test('equal texts get equal placeholders, in requests as in the address', async () => {
  const { session } = await filledVisit();
  const { state } = replaySession(redactSession(session).session);
  const [first = ''] = state.recentSearches.items;
  expect(state.filters.search).toMatch(/^text \d+$/i);
  expect(first.toLowerCase()).toBe(state.filters.search.toLowerCase());
  expect(Object.keys(state.catalogueApi.queries).join().toLowerCase()).toContain(
    `"search":"${first.toLowerCase()}"`,
  );
});

// proves state-19
test.each([
  ['/tools?category=a&page=2#section-3', '/tools?category=a&page=2#section-3'],
  ['/tools?search=secret#section-3', '/tools?search=text+1#section-3'],
  ['/tools?record&category=a%20b', '/tools?record&category=a%20b'],
  ['/blog/a#what?remains=1', '/blog/a#what?remains=1'],
  ['/blog/a', '/blog/a'],
])('of the address %s only texts in its query are replaced', (url, redacted) => {
  const { session } = redactSession({
    preloadedState: {},
    actions: [],
    details: { ...page, url, version: sessionVersion, marks: [] },
  });
  expect(session.details?.url).toBe(redacted);
});

// proves state-19
test('how the visitor has arranged a screen stays, as it decides what a replay shows', () => {
  const { payload } = routeTo('/compare/a/b');
  const options = { followingPath: '/compare/a/b', clearedPath: '', order: 'name', leftOut: 2 };
  const route = { ...payload, state: { preventScrollReset: true, options } };
  const session = { preloadedState: { visit: { route } }, actions: [routeChanged(route)] };
  expect(redactSession(session).session).toEqual(session);
});

test('records that the site has delivered keep their names', () => {
  const tool = toolOf(rawTool('Known', { _id: 'mongo-1', id: '17' }));
  const at = page.startedAt;
  const initialCounts = { upvotes: 1, downvotes: 1, views: 1, clicks: 1 };
  const actions = [
    toolBookmarked(tool, at),
    toolAdded(tool, at),
    toolOpened({ id: tool.id, openedAt: at, initialCounts, viewed: viewedToolOf(tool, at) }),
  ];
  const preloadedState = { tools: { ids: [tool.id], entities: { [tool.id]: tool }, idBySlug: {} } };
  expect(redactSession({ preloadedState, actions }).session.actions).toEqual(actions);
});

/** Returns the shape of a value: its fields, list lengths and numbers, with every text made equal. */
function shapeOf(value: unknown): unknown {
  const json = JSON.stringify(value, (_, field: unknown) => (typeof field === 'string' ? 'text' : field));
  return JSON.parse(json.replace(/text \d+/gi, 'text'));
}
