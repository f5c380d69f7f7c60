import {
  compose,
  createSlice,
  legacy_createStore,
  type PayloadAction,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';

import { createTestStore } from '../../../tests/support/testStore';
import { themeToggled } from '../../features/theme/themeSlice';

import { createRecorder, type Recorder } from './createRecorder';
import { forgetSessions, keepSessions, keptSessions } from './keptSessions';
import { sessionFileOfVisit } from './sessionFileOfVisit';
import { showRecorderPanel } from './showRecorderPanel';

const notes = createSlice({
  name: 'notes',
  initialState: [] as readonly string[],
  reducers: { noteAdded: (state, { payload }: PayloadAction<string>) => [...state, payload] },
});
const { noteAdded } = notes.actions;

const storeWith = (recorder: Recorder) => legacy_createStore(notes.reducer, recorder.enhancer);

/** Returns the state that a recording leads to. */
function replayed(recorder: Recorder) {
  const { preloadedState, actions } = recorder.recording();
  return actions.reduce(
    (state, { action }) => notes.reducer(state, action),
    preloadedState as readonly string[],
  );
}

const sizeOf = (recorder: Recorder) =>
  recorder.recording().actions.reduce((sum, { action }) => sum + JSON.stringify(action).length, 0);

// proves state-17
test('the newest actions are kept within the limit, with the state before them', () => {
  const recorder = createRecorder(4000);
  const store = storeWith(recorder);
  store.dispatch(noteAdded('first'));
  expect(recorder.recording()).toMatchObject({ preloadedState: [], isCut: false });
  for (let n = 0; n < 500; n += 1) {
    store.dispatch(noteAdded(`note ${n} ${'x'.repeat(n % 90)}`));
    expect(sizeOf(recorder)).toBeLessThan(4000 + 200);
  }
  expect(sizeOf(recorder)).toBeGreaterThan(3000);
  expect(recorder.recording().isCut).toBe(true);
  expect(recorder.count()).toBe(501);
  expect(replayed(recorder)).toEqual(store.getState());
});

test('an action larger than the limit is dropped when the next one comes', () => {
  const recorder = createRecorder(1000);
  const store = storeWith(recorder);
  store.dispatch(noteAdded('before'));
  store.dispatch(noteAdded('x'.repeat(5000)));
  store.dispatch(noteAdded('after'));
  expect(recorder.recording().actions.map(({ action }) => action)).toEqual([noteAdded('after')]);
  expect(replayed(recorder)).toEqual(store.getState());
});

test('an action dispatched by a subscriber follows the one that it answers', () => {
  const recorder = createRecorder(1000);
  const store = storeWith(recorder);
  const unsubscribe = store.subscribe(() => {
    unsubscribe();
    store.dispatch(noteAdded('answer'));
  });
  store.dispatch(noteAdded('question'));
  store.dispatch(noteAdded('next'));
  expect(replayed(recorder)).toEqual(['question', 'answer', 'next']);
  expect(recorder.recording().isCut).toBe(false);
});

test('after a jump of DevTools the recording begins anew, from the state that is shown', () => {
  const recorder = createRecorder();
  const jump: { to?: readonly string[] } = {};
  const store = legacy_createStore(
    notes.reducer,
    compose(recorder.enhancer, ((next) => (reducer, preloaded) => {
      const inner = next(reducer, preloaded);
      return { ...inner, getState: () => (jump.to as typeof preloaded) ?? inner.getState() };
    }) as StoreEnhancer) as StoreEnhancer,
  );
  store.dispatch(noteAdded('one'));
  jump.to = ['shown'];
  store.dispatch(noteAdded('two'));
  expect(recorder.recording()).toMatchObject({ preloadedState: ['shown'], isCut: true });
  expect(recorder.recording().actions).toHaveLength(1);
});

// proves state-18
test('recordings that were asked for are kept over a reload: the newest that fit', () => {
  expect(keptSessions()).toEqual([]);
  keepSessions(['one', 'two']);
  expect(keptSessions()).toEqual(['one', 'two']);
  keepSessions(['x'.repeat(3_000_000), 'y'.repeat(3_000_000)]);
  expect(keptSessions()).toEqual(['y'.repeat(3_000_000)]);
  keepSessions(['x'.repeat(5_000_000)]);
  expect(keptSessions()).toEqual([]);
  forgetSessions();
  expect(sessionStorage).toHaveLength(0);
});

// proves state-18
test('a page that was taken from the back-forward cache keeps the recordings of the pages after it', () => {
  const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  keepSessions(['before']);
  const { store } = createTestStore();
  act(() => showRecorderPanel(store));
  leave();
  keepSessions([...keptSessions(), 'after']);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  act(() => void store.dispatch(themeToggled('dark')));
  leave();
  expect(keptSessions()).toEqual(['before', 'after', sessionFileOfVisit(store.recorder)]);
  act(() => screen.getByRole('button', { name: 'End' }).click());
  leave();
  expect(sessionStorage).toHaveLength(0);
});
