import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { limits } from '../../domain/limits';
import { isRemote } from '../../domain/remote';
import type { Tool } from '../../domain/tool';
import { getOwn } from '../../lib/getOwn';
import {
  byOldest,
  type EntryReader,
  laterOf,
  mergeEntries,
  mergeTimes,
  type TimesById,
  unlessEqual,
  unlessSameEntries,
} from '../../lib/lastWriteWins';
import { now } from '../../platform/clock';

/**
 * The tools chosen for comparison, in the order of choosing: snapshots, so that they outlive the visit
 * (compare-1, compare-2).
 */
export interface CompareState {
  items: readonly Tool[];
  /** Tools beyond the third, after concurrent additions in two tabs: one moves up when another is removed. */
  waiting: readonly Tool[];
  /** Times by id, which make merges of two tabs converge. */
  addedAt: TimesById;
  removedAt: TimesById;
  clearedAt: string;
}

interface Choice {
  tool: Tool;
  addedAt: string;
}

const initialState: CompareState = { items: [], waiting: [], addedAt: {}, removedAt: {}, clearedAt: '' };

const byTool: EntryReader<Choice> = { id: ({ tool }) => tool.id, time: ({ addedAt }) => addedAt };

const choicesOf = ({ items, waiting, addedAt }: CompareState): Choice[] =>
  [...items, ...waiting].map((tool) => ({ tool, addedAt: getOwn(addedAt, tool.id) ?? '' }));

/** Merges two states of the slice: the latest addition or removal of each tool wins; tools over the limit wait. */
export function mergeCompare(state: CompareState, other: CompareState): CompareState {
  const removedAt = mergeTimes(state.removedAt, other.removedAt);
  const clearedAt = laterOf(state.clearedAt, other.clearedAt);
  const takenOut = (id: string) => laterOf(getOwn(removedAt, id), clearedAt) || undefined;
  const chosen = mergeEntries(choicesOf(state), choicesOf(other), takenOut, byTool, byOldest(byTool));
  const tools = chosen.map(({ tool }) => tool);
  return unlessEqual(state, {
    items: unlessSameEntries(state.items, tools.slice(0, limits.compareMost)),
    waiting: unlessSameEntries(state.waiting, tools.slice(limits.compareMost)),
    addedAt: mergeTimes(state.addedAt, other.addedAt),
    removedAt,
    clearedAt,
  });
}

export const compareSlice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    /** Ignored for a tool that is in the list, and when the list is full (compare-3). */
    toolAdded: {
      prepare: (tool: Tool, addedAt: string = now()) => ({ payload: { tool, addedAt } }),
      reducer: (state, action: PayloadAction<Choice>) => {
        const { tool, addedAt } = action.payload;
        const listed = [...state.items, ...state.waiting];
        const isListed = listed.some(({ id }) => id === tool.id);
        if (!isRemote(action) && (isListed || listed.length >= limits.compareMost)) return state;
        return mergeCompare(state, { ...initialState, items: [tool], addedAt: { [tool.id]: addedAt } });
      },
    },
    toolRemoved: {
      prepare: ({ id, name }: Pick<Tool, 'id' | 'name'>, removedAt: string = now()) => ({
        payload: { id, name, removedAt },
      }),
      reducer: (
        state,
        { payload: { id, removedAt } }: PayloadAction<{ id: string; name: string; removedAt: string }>,
      ) => mergeCompare(state, { ...initialState, removedAt: { [id]: removedAt } }),
    },
    comparisonCleared: {
      prepare: (clearedAt: string = now()) => ({ payload: clearedAt }),
      reducer: (state, { payload }: PayloadAction<string>) =>
        mergeCompare(state, { ...initialState, clearedAt: payload }),
    },
    /** Compare Now was pressed with too few tools: changes no state, a listener notifies. */
    comparisonRefused: (state) => state,
  },
  selectors: {
    selectComparedTools: (state) => state.items,
    selectIsCompared: (state, id: string) => state.items.some((tool) => tool.id === id),
  },
});

export const { toolAdded, toolRemoved, comparisonCleared, comparisonRefused } = compareSlice.actions;
export const { selectComparedTools, selectIsCompared } = compareSlice.selectors;
