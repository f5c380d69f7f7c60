import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { configureStore } from '@reduxjs/toolkit';

import { rootReducer } from '../src/app/rootReducer';
import { brokenInvariants } from '../src/app/session/invariants';
import { invariantsEnhancer } from '../src/app/session/invariantsEnhancer';
import { unknownActions } from '../src/app/session/knownActions';
import { readSession } from '../src/app/session/readSession';
import { firstState, replaySteps } from '../src/app/session/replaySession';
import { toolBookmarked } from '../src/features/bookmarks/bookmarksSlice';
import { themeToggled } from '../src/features/theme/themeSlice';

import { expectConsole } from './support/expectConsole';
import { rawTool, toolOf } from './support/records';

const folder = path.join(__dirname, 'replays');
const sessions = readdirSync(folder).filter((name) => name.endsWith('.session.json'));

// proves state-14
test.each(sessions)('%s breaks no invariant, and has known actions only', (name) => {
  const session = readSession(readFileSync(path.join(folder, name), 'utf8'));
  expect(unknownActions(session)).toEqual([]);
  expect(brokenInvariants(firstState(session), undefined, { type: '@@INIT' })).toEqual([]);
  const broken = [...replaySteps(session)].flatMap((step) =>
    step.broken().map((one) => ({ ...one, number: step.number })),
  );
  expect(broken).toEqual([]);
});

test('in development, an error says which action broke which invariant', () => {
  expectConsole('error', 'After bookmarks/toolBookmarked an invariant of bookmarks does not hold');
  const store = configureStore({
    // Adds each bookmark twice.
    reducer: (state: ReturnType<typeof rootReducer> | undefined, action) => {
      const next = rootReducer(state, action);
      const { tools } = next.bookmarks;
      return toolBookmarked.match(action)
        ? { ...next, bookmarks: { ...next.bookmarks, tools: [...tools, ...tools] } }
        : next;
    },
    enhancers: (getDefault) => getDefault({ autoBatch: false }).concat(invariantsEnhancer),
  });
  store.dispatch(themeToggled('dark'));
  store.dispatch(toolBookmarked(toolOf(rawTool('Alpha'))));
});
