import type { UnknownAction } from '@reduxjs/toolkit';

import { rawTool, toolOf } from '../../../tests/support/records';
import { createTestStore } from '../../../tests/support/testStore';
import { storedStateLoaded } from '../../app/persistence/persistenceEvents';
import { brokenInvariants } from '../../app/session/invariants';
import { asRemote } from '../../domain/remote';
import type { Tool } from '../../domain/tool';

import {
  compareSlice,
  comparisonCleared,
  comparisonRefused,
  selectComparedTools,
  selectionRestored,
  selectIsCompared,
  selectListedIds,
  selectPlaces,
  toolAdded,
  toolRemoved,
} from './compareSlice';
import { mergeCompare } from './compareState';
import { clearComparison, replaceSelection } from './compareThunks';

const [alpha, beta, gamma, delta, epsilon] = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'].map((name) =>
  toolOf(rawTool(name)),
) as [Tool, Tool, Tool, Tool, Tool];

function open() {
  const { store, notices, actions } = createTestStore();
  return {
    store,
    dispatch: store.dispatch,
    names: () => selectComparedTools(store.getState()).map(({ name }) => name),
    logged: () => actions.map(({ type }) => type),
    /** The undo event of the last toast. */
    undo: () => (notices.at(-1)?.action as { event: UnknownAction }).event,
    said: () => notices.map(({ kind, text }) => [kind, text]),
  };
}

// proves compare-2, toasts-1
test('tools are added in the order of choosing, each with a toast', () => {
  const { store, dispatch, names, said } = open();
  expect(names()).toEqual([]);
  dispatch(toolAdded(beta));
  dispatch(toolAdded(alpha));
  expect(names()).toEqual(['Beta', 'Alpha']);
  expect(selectIsCompared(store.getState(), alpha.id)).toBe(true);
  expect(selectIsCompared(store.getState(), gamma.id)).toBe(false);
  expect(said()).toEqual([
    ['success', 'Beta added to comparison'],
    ['success', 'Alpha added to comparison'],
  ]);
});

// proves compare-1, compare-3, toasts-3
test('a tool in the list is not added again', () => {
  const { dispatch, names, said } = open();
  dispatch(toolAdded(alpha));
  dispatch(toolAdded({ ...alpha }));
  expect(names()).toEqual(['Alpha']);
  expect(said().at(-1)).toEqual(['info', 'Alpha is already in your comparison list']);
});

// proves compare-1, compare-3, toasts-4, state-10
test('a fourth tool is rejected', () => {
  const { dispatch, names, said, logged } = open();
  for (const tool of [alpha, beta, gamma, delta]) dispatch(toolAdded(tool));
  expect(names()).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(logged().at(-1)).toBe('compare/additionRefused');
  expect(said().at(-1)).toEqual(['error', 'You can only compare up to 3 tools at once']);
  expect(said()).toHaveLength(4);
});

// proves compare-2, toasts-2
test('a removed tool leaves a place for another', () => {
  const { dispatch, names, said } = open();
  for (const tool of [alpha, beta, gamma]) dispatch(toolAdded(tool));
  dispatch(toolRemoved({ id: beta.id, name: beta.name }));
  expect(names()).toEqual(['Alpha', 'Gamma']);
  expect(said().at(-1)).toEqual(['info', 'Beta removed from comparison']);
  dispatch(toolAdded(delta));
  expect(names()).toEqual(['Alpha', 'Gamma', 'Delta']);
});

test('removing a tool that is not in the list says nothing', () => {
  const { dispatch, names, said } = open();
  dispatch(toolRemoved({ id: alpha.id, name: alpha.name }));
  expect(names()).toEqual([]);
  expect(said()).toEqual([]);
});

// proves compare-2
test('clearing empties the list', () => {
  const { dispatch, names } = open();
  dispatch(toolAdded(alpha));
  dispatch(toolAdded(beta));
  dispatch(clearComparison());
  expect(names()).toEqual([]);
});

// proves compare-4, toasts-5
test('Compare Now with too few tools changes nothing and is answered', () => {
  const { dispatch, names, said } = open();
  dispatch(toolAdded(alpha));
  dispatch(comparisonRefused());
  expect(names()).toEqual(['Alpha']);
  expect(said().at(-1)).toEqual(['error', 'Select at least 2 tools to compare']);
});

// proves compare-30
test('a removed tool returns to its place', () => {
  const { store, dispatch, names } = open();
  for (const tool of [alpha, beta, gamma]) dispatch(toolAdded(tool));
  const places = selectPlaces(store.getState());
  dispatch(toolRemoved(beta));
  const undo = selectionRestored({ tools: [beta], places });
  dispatch(undo);
  expect(names()).toEqual(['Alpha', 'Beta', 'Gamma']);
  const before = store.getState().compare;
  dispatch(undo);
  expect(store.getState().compare).toBe(before);
  dispatch(toolRemoved(beta));
  dispatch(undo);
  expect(names()).toEqual(['Alpha', 'Gamma']);
});

// proves compare-30
test('a cleared selection returns in its order, before what was chosen since', () => {
  const { store, dispatch, names } = open();
  for (const tool of [gamma, alpha]) dispatch(toolAdded(tool));
  const places = selectPlaces(store.getState());
  dispatch(clearComparison());
  dispatch(toolAdded(delta));
  dispatch(selectionRestored({ tools: [gamma, alpha], places }));
  expect(names()).toEqual(['Gamma', 'Alpha', 'Delta']);
});

// proves compare-30
test('a removed tool returns after a column was moved, and after a clearing that was taken back', () => {
  const { dispatch, names, undo } = open();
  for (const tool of [alpha, beta, gamma]) dispatch(toolAdded(tool));
  dispatch(toolRemoved(beta));
  const undoRemoval = undo();
  dispatch(replaceSelection([gamma, alpha]));
  dispatch(undoRemoval);
  expect(names()).toEqual(['Beta', 'Gamma', 'Alpha']);
  dispatch(toolRemoved(gamma));
  const undoOfGamma = undo();
  dispatch(clearComparison());
  dispatch(undo());
  expect(names()).toEqual(['Beta', 'Alpha']);
  dispatch(undoOfGamma);
  expect(names()).toEqual(['Beta', 'Gamma', 'Alpha']);
});

// proves compare-30
test.each([
  ['a clearing', clearComparison()],
  ['a replacement', replaceSelection([epsilon])],
])('a tool that waited returns too when %s is taken back', (_case, change) => {
  const { store, dispatch, names, undo } = open();
  for (const tool of [alpha, beta, gamma]) dispatch(toolAdded(tool));
  dispatch(asRemote(toolAdded(delta)));
  dispatch(change);
  dispatch(undo());
  expect(names()).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(store.getState().compare.waiting).toEqual([delta]);
});

// proves compare-30
test('what a replacement took out returns after a column was moved', () => {
  const { dispatch, names, undo } = open();
  for (const tool of [alpha, beta]) dispatch(toolAdded(tool));
  dispatch(replaceSelection([gamma, beta]));
  const undoReplacement = undo();
  dispatch(replaceSelection([beta, gamma]));
  dispatch(undoReplacement);
  expect(names()).toEqual(['Alpha', 'Beta', 'Gamma']);
});

// proves compare-30, storage-15
test('a clearing takes out the tools that were listed, not one that another tab adds meanwhile', () => {
  const { store, dispatch, names } = open();
  dispatch(toolAdded(alpha, '2026-01-01T00:00:01.000Z'));
  dispatch(toolAdded(beta, '2026-01-01T00:00:02.000Z'));
  dispatch(comparisonCleared(selectListedIds(store.getState()), '2026-01-01T00:00:04.000Z'));
  dispatch(asRemote(toolAdded(gamma, '2026-01-01T00:00:03.000Z')));
  expect(names()).toEqual(['Gamma']);
});

// proves compare-31
test('nothing returns to a full selection', () => {
  const { store, dispatch, names, said, logged } = open();
  for (const tool of [alpha, beta, gamma]) dispatch(toolAdded(tool));
  const places = selectPlaces(store.getState());
  dispatch(toolRemoved(beta));
  dispatch(toolAdded(delta));
  dispatch(selectionRestored({ tools: [beta], places }));
  expect(names()).toEqual(['Alpha', 'Gamma', 'Delta']);
  expect(store.getState().compare.waiting).toEqual([]);
  expect(logged().at(-1)).toBe('compare/restorationRefused');
  expect(said().at(-1)).toEqual(['error', 'You can only compare up to 3 tools at once']);
});

// proves compare-32
test('a selection is replaced, reordered, and added to at its end', () => {
  const { dispatch, names } = open();
  for (const tool of [alpha, beta]) dispatch(toolAdded(tool));
  dispatch(replaceSelection([gamma, beta]));
  expect(names()).toEqual(['Gamma', 'Beta']);
  dispatch(replaceSelection([beta, gamma]));
  dispatch(toolAdded(alpha));
  expect(names()).toEqual(['Beta', 'Gamma', 'Alpha']);
  dispatch(replaceSelection([delta, gamma, beta, alpha]));
  expect(names()).toEqual(['Delta', 'Gamma', 'Beta']);
  dispatch(replaceSelection([]));
  expect(names()).toEqual([]);
});

// proves storage-25
test('a later time of a compared tool, without the tool, moves it to its place at once', () => {
  const { store, dispatch, names } = open();
  dispatch(toolAdded(alpha, '2026-01-01T00:00:01.000Z'));
  dispatch(toolAdded(beta, '2026-01-01T00:00:02.000Z'));
  // Stored by a tab in which Alpha waits for a slot: waiting tools are not stored, their times are.
  const stored = {
    ...compareSlice.getInitialState(),
    addedAt: { [alpha.id]: '2026-01-01T00:00:03.000Z' },
  };
  dispatch(storedStateLoaded({ compare: stored }));
  expect(names()).toEqual(['Beta', 'Alpha']);
  const { compare } = store.getState();
  expect(mergeCompare(compare, compare)).toBe(compare);
  expect(brokenInvariants(store.getState(), undefined, storedStateLoaded({}))).toEqual([]);
});
