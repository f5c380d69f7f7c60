import { configureStore } from '@reduxjs/toolkit';

import { rawTool, toolOf } from '../../../tests/support/records';
import { routeTo } from '../../../tests/support/routeTo';
import { visitStarted } from '../../domain/events';
import { asRemote } from '../../domain/remote';
import { toolBookmarked } from '../../features/bookmarks/bookmarksSlice';
import { newsletterAccepted } from '../../features/newsletter/newsletterSlice';
import { themeToggled } from '../../features/theme/themeSlice';
import { createRecorder } from '../recording/createRecorder';
import { sessionOf } from '../recording/sessionOf';
import { rootReducer } from '../rootReducer';

import { readSession } from './readSession';
import { replaySession } from './replaySession';
import { marksOf, type RecordedPage, sessionText, withActionsAt } from './session';

const startedAt = '2026-11-20T10:00:00.000Z';
const page: RecordedPage = {
  build: '0123456789',
  catalogue: 'abcdef0123',
  storage: { toolBookmarks: 1 },
  url: '/tools',
  viewport: { width: 1280, height: 800 },
};

const actions = [
  visitStarted({ seed: 7, startedAt: startedAt, scheme: 'light' }),
  routeTo('/tools'),
  toolBookmarked(toolOf(rawTool('Alpha')), '2026-11-20T10:00:01.000Z'),
  asRemote(themeToggled('dark', '2026-11-20T10:00:02.000Z')),
  newsletterAccepted('footer'),
];

/** Records actions one second apart, keeping the newest `most` characters, and returns the session file. */
function recorded(most: number): { text: string; state: unknown } {
  jest.useFakeTimers({ now: new Date(startedAt), advanceTimers: false });
  const recorder = createRecorder(most);
  const store = configureStore({
    reducer: rootReducer,
    enhancers: (getDefault) => getDefault({ autoBatch: false }).concat(recorder.enhancer),
  });
  for (const action of actions) {
    store.dispatch(action);
    jest.setSystemTime(Date.now() + 1000);
  }
  return { text: sessionText(sessionOf(recorder.recording(), page)), state: store.getState() };
}

afterEach(() => jest.useRealTimers());

// proves state-12
test('a recording says where and when it was made, and who caused each action', () => {
  const { text, state } = recorded(100_000);
  const session = readSession(text);
  expect(session.details).toMatchObject({ version: 2, ...page });
  expect(marksOf(session)).toEqual([
    { at: 0, origin: 'page' },
    { at: 1000, origin: 'visitor' },
    { at: 2000, origin: 'visitor' },
    { at: 3000, origin: 'tab' },
    { at: 4000, origin: 'page' },
  ]);
  expect(replaySession(session).state).toEqual(state);
  expect(sessionText(session)).toBe(text);
});

test('a recording of the newest actions replays to the same state', () => {
  const { text, state } = recorded(500);
  const session = readSession(text);
  expect(marksOf(session).map(({ at }) => at)).toEqual([0, 1000]);
  expect(replaySession(session).state).toEqual(state);
});

test('a file without marks has origins, and no times', () => {
  const session = readSession(JSON.stringify(actions));
  expect(session.details).toBeUndefined();
  expect(marksOf(session).slice(2)).toEqual([
    { at: null, origin: 'visitor' },
    { at: null, origin: 'tab' },
    { at: null, origin: 'page' },
  ]);
});

test('a part of a session keeps the marks of its actions', () => {
  const part = withActionsAt(readSession(recorded(100_000).text), [1, 3]);
  expect(part.actions.map(({ type }) => type)).toEqual(['visit/routeChanged', 'theme/themeToggled']);
  expect(marksOf(part).map(({ at }) => at)).toEqual([1000, 3000]);
});
