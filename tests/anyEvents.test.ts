import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { persistConfigs, type PersistedName } from '../src/app/persistence/persistConfigs';
import { rootReducer, type RootState } from '../src/app/rootReducer';
import { findFailure } from '../src/app/session/findFailure';
import { stateSlices } from '../src/app/session/knownActions';
import { readSession } from '../src/app/session/readSession';
import { firstState, type RootReducer } from '../src/app/session/replaySession';
import { toolBookmarkRemoved } from '../src/features/bookmarks/bookmarksSlice';
import type { SlicePersistConfig } from '../src/platform/slicePersistConfig';

import { anyEvent, eventMakers, timeAt } from './support/anyEvent';
import { writeFailure } from './support/failureFile';

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** Fails on an invariant, a throwing reducer, a change of its arguments, or two results for the same arguments. */
function breaksNothing(actions: readonly UnknownAction[], reducer: RootReducer = rootReducer): boolean {
  const twice: RootReducer = (state, action) => {
    const once = reducer(freeze(state), freeze(action));
    if (JSON.stringify(reducer(state, action)) !== JSON.stringify(once))
      throw new Error('The reducer is not pure.');
    return once;
  };
  return findFailure({ preloadedState: undefined, actions: [...actions] }, undefined, twice) === undefined;
}

/** Runs random events; gives the file of a failure, with the seed in its name. */
function fuzz(runs: number, options: { folder?: string; reducer?: RootReducer } = {}): string | undefined {
  const anyVisit = fc.array(anyEvent, { maxLength: 60, size: 'max' });
  const { counterexample, seed } = fc.check(
    fc.property(anyVisit, (actions) => breaksNothing(actions, options.reducer)),
    { numRuns: runs },
  );
  if (!counterexample) return undefined;
  const [actions] = counterexample;
  return writeFailure(`events-${seed}`, { preloadedState: undefined, actions }, options);
}

// proves state-2, state-14
test('whatever happens, in whatever order, no invariant breaks and every reducer is pure', () => {
  const file = fuzz(150);
  if (file !== undefined)
    throw new Error(`Random events break something. Replay them: npm run replay -- ${file} --shrink`);
});

// proves state-15
test('a failure is written as a session of the actions it needs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'failures-'));
  // A removal of the first bookmark is forgotten.
  const reducer: RootReducer = (state, action) => {
    const next = rootReducer(state, action);
    const before = state as RootState | undefined;
    return before && toolBookmarkRemoved.match(action)
      ? { ...next, bookmarks: { ...next.bookmarks, tools: before.bookmarks.tools } }
      : next;
  };
  const file = fuzz(500, { folder, reducer }) ?? '';
  const session = readSession(readFileSync(file, 'utf8'));
  expect(session.actions.length).toBeLessThanOrEqual(2);
  expect(findFailure(session, undefined, reducer)).toMatchObject({
    name: 'bookmarks: no removed bookmark is listed',
  });
  expect(firstState(session).bookmarks.tools).toEqual([]);
  rmSync(folder, { recursive: true });
});

// proves storage-17
test.each(
  (Object.entries(persistConfigs) as [PersistedName, SlicePersistConfig<object>][]).filter(
    ([, { acrossTabs }]) => acrossTabs === 'merged',
  ),
)('what a tab has stored of %s changes nothing in a tab that has the same state', (name, config) => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60, size: 'max' }), (actions) => {
      const { [name]: state } = actions.reduce<RootState>(rootReducer, rootReducer(undefined, { type: '' }));
      const stored = config.read(config.write(state), false, ({ message }) => {
        throw new Error(message);
      });
      if (stored !== undefined) expect(config.merge(state, stored)).toBe(state);
    }),
    { numRuns: 50 },
  );
});

test('the random events are all that slices have', () => {
  const types = eventMakers.map((make) => make(0, timeAt(0)).type);
  expect(types).toEqual(
    expect.arrayContaining(
      stateSlices.flatMap(({ actions }) => Object.values<{ type: string }>(actions).map(({ type }) => type)),
    ),
  );
});
