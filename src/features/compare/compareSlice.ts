import {
  createAction,
  createSelector,
  createSlice,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';

import { limits } from '../../domain/limits';
import { isRemote } from '../../domain/remote';
import type { Tool } from '../../domain/tool';
import { getOwn } from '../../lib/getOwn';
import { earlierBy, type TimesById, timesOf } from '../../lib/lastWriteWins';
import { now } from '../../platform/clock';

import { type Choice, type CompareState, initialState, mergeCompare } from './compareState';

interface Removal {
  id: string;
  name: string;
  removedAt: string;
  /** The path that named the tool, if the tools of the URL were shown instead of the selection. */
  address?: string;
}

interface Restoration {
  tools: readonly Tool[];
  placedAt: TimesById;
  /** The ids of tools to remove again. */
  takenOut: readonly string[];
  restoredAt: string;
}

interface SelectionUndo {
  tools: readonly Tool[];
  places?: TimesById;
  takenOut?: readonly string[];
  restoredAt?: string;
}

interface Clearing {
  /** The ids of the tools that were listed, so that tools added in another tab at the same time stay. */
  ids: readonly string[];
  clearedAt: string;
}

interface Replacement {
  tools: readonly Tool[];
  placedAt: TimesById;
  /** The ids of listed tools to remove. */
  takenOut: readonly string[];
  replacedAt: string;
  /** The URL of the screen that was left for the comparison. */
  address?: string;
}

interface SelectionReplacement {
  tools: readonly Tool[];
  /** The `selectListedIds` from before it. */
  listed: readonly string[];
  address?: string | undefined;
  replacedAt?: string;
}

/** Returns the times that order the tools, by id. */
const placesOf = createSelector(
  [({ addedAt }: CompareState) => addedAt, ({ placedAt }: CompareState) => placedAt],
  (addedAt, placedAt): TimesById => ({ ...addedAt, ...placedAt }),
);

const listed = (items: readonly Tool[], waiting: readonly Tool[]): readonly Tool[] =>
  waiting.length === 0 ? items : [...items, ...waiting];

/** Returns all chosen tools, including waiting ones. */
const listedToolsOf = createSelector(
  [({ items }: CompareState) => items, ({ waiting }: CompareState) => waiting],
  listed,
);

const listedIdsOf = createSelector([listedToolsOf], (tools): readonly string[] => tools.map(({ id }) => id));

/**
 * Adds tools at their places, and removes those taken out. Ignores an event of this tab if it would make more
 * tools wait (compare-31).
 */
function addAt(
  state: CompareState,
  action: PayloadAction<Pick<Restoration, 'tools' | 'placedAt' | 'takenOut'>>,
  time: string,
): CompareState {
  const { tools: items, placedAt, takenOut } = action.payload;
  const addedAt = timesOf(
    items.map(({ id }) => id),
    time,
  );
  const removedAt = timesOf(takenOut, time);
  const next = mergeCompare(state, { ...initialState, items, addedAt, placedAt, removedAt });
  const couldWait = Math.max(state.waiting.length, items.length - limits.maxCompared);
  return next.waiting.length > couldWait && !isRemote(action) ? state : next;
}

/** 'Compare Now' was pressed with too few tools (compare-4). Changes no state; a listener notifies. */
export const comparisonRefused = createAction('compare/comparisonRefused');

/** A tool was not added: it is listed already, or the list is full. Changes no state; a listener notifies. */
export const additionRefused = createAction(
  'compare/additionRefused',
  ({ id, name }: Pick<Tool, 'id' | 'name'>) => ({ payload: { id, name } }),
);

/** An undo had no room or nothing to restore. Changes no state; a listener notifies. */
export const restorationRefused = createAction('compare/restorationRefused', (tools: readonly Tool[]) => ({
  payload: tools.map(({ id }) => id),
}));

export const compareSlice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    /**
     * Ignored if the tool is already listed or the list is full (compare-3): `compareRefusals` dispatches
     * `additionRefused` instead.
     */
    toolAdded: {
      prepare: (tool: Tool, addedAt: string = now()) => ({ payload: { tool, addedAt } }),
      reducer: (state, action: PayloadAction<Choice>) => {
        const { tool, addedAt } = action.payload;
        // Not the selector, which remembers what it was given: here a draft.
        const known = listed(state.items, state.waiting);
        const isListed = known.some(({ id }) => id === tool.id);
        if (!isRemote(action) && (isListed || known.length >= limits.maxCompared)) return state;
        return mergeCompare(state, { ...initialState, items: [tool], addedAt: { [tool.id]: addedAt } });
      },
    },
    toolRemoved: {
      prepare: ({ id, name, address }: Omit<Removal, 'removedAt'>, removedAt: string = now()) => ({
        payload: { id, name, removedAt, ...(address && { address }) },
      }),
      reducer: (state, { payload: { id, removedAt } }: PayloadAction<Removal>) =>
        mergeCompare(state, { ...initialState, removedAt: { [id]: removedAt } }),
    },
    comparisonCleared: {
      prepare: (ids: readonly string[], clearedAt: string = now()) => ({ payload: { ids, clearedAt } }),
      reducer: (state, { payload: { ids, clearedAt } }: PayloadAction<Clearing>) =>
        mergeCompare(state, { ...initialState, removedAt: timesOf(ids, clearedAt) }),
    },
    /** A removal, clearing or replacement was undone (compare-30). `places` are `selectPlaces` before it. */
    selectionRestored: {
      prepare: ({ tools, places = {}, takenOut = [], restoredAt = now() }: SelectionUndo) => {
        const placedAt = Object.fromEntries(tools.map(({ id }) => [id, getOwn(places, id) ?? restoredAt]));
        return { payload: { tools, placedAt, takenOut, restoredAt } };
      },
      reducer: (state, action: PayloadAction<Restoration>) => addAt(state, action, action.payload.restoredAt),
    },
    /** The shown tools became the selection, in the order of `tools` and at most three (compare-32). */
    selectionReplaced: {
      prepare: ({ tools: all, listed, address, replacedAt = now() }: SelectionReplacement) => {
        const tools = all.slice(0, limits.maxCompared);
        const placedAt = Object.fromEntries(
          tools.map(({ id }, at) => [id, earlierBy(replacedAt, tools.length - 1 - at)]),
        );
        const takenOut = listed.filter((id) => !tools.some((tool) => tool.id === id));
        return { payload: { tools, placedAt, takenOut, replacedAt, ...(address && { address }) } };
      },
      reducer: (state, action: PayloadAction<Replacement>) => addAt(state, action, action.payload.replacedAt),
    },
  },
  selectors: {
    selectComparedTools: (state) => state.items,
    selectPlaces: placesOf,
    selectListedTools: listedToolsOf,
    selectListedIds: listedIdsOf,
    selectIsCompared: (state, id: string) => state.items.some((tool) => tool.id === id),
  },
});

/** A state with this slice, such as the root state. */
export type StateWithCompare = WithSlice<typeof compareSlice>;

export const { toolAdded, toolRemoved, comparisonCleared, selectionRestored, selectionReplaced } =
  compareSlice.actions;
export const { selectComparedTools, selectPlaces, selectListedTools, selectListedIds, selectIsCompared } =
  compareSlice.selectors;
