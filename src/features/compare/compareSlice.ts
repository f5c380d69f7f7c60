import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { limits } from '../../domain/limits';
import { isRemote } from '../../domain/remote';
import type { Tool } from '../../domain/tool';
import { own } from '../../lib/own';
import { laterOf } from '../../lib/timedList';
import { now } from '../../platform/clock';

/** The tools chosen for comparison, in the order of choosing: snapshots, so that they outlive the visit. */
export interface CompareState {
  items: Tool[];
  /** Those beyond the third, which two tabs added at once: one moves up when a place becomes free. */
  waiting: Tool[];
  /** Times by id, which settle what two tabs do at once; not kept. A tool without one was stored. */
  addedAt: Record<string, string>;
  removedAt: Record<string, string>;
  clearedAt: string;
}

const initialState: CompareState = { items: [], waiting: [], addedAt: {}, removedAt: {}, clearedAt: '' };

/** Puts the tools that are still chosen in their order: what does not fit waits. */
function settle(state: CompareState, tools: readonly Tool[]): void {
  const timeOf = ({ id }: Tool) => own(state.addedAt, id) ?? '';
  const chosen = tools.filter((tool) => {
    const takenOut = laterOf(own(state.removedAt, tool.id), state.clearedAt);
    return takenOut === '' || timeOf(tool) > takenOut;
  });
  const sorted = chosen.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
  state.items = sorted.slice(0, limits.compareMost);
  state.waiting = sorted.slice(limits.compareMost);
}

export const compareSlice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    /** Ignored for a tool that is in the list, and when the list is full (SPEC 5). */
    toolAdded: {
      prepare: (tool: Tool, addedAt: string = now()) => ({ payload: { tool, addedAt } }),
      reducer: (state, action: PayloadAction<{ tool: Tool; addedAt: string }>) => {
        const { tool, addedAt } = action.payload;
        const listed = [...state.items, ...state.waiting];
        const isListed = listed.some(({ id }) => id === tool.id);
        if (!isRemote(action) && (isListed || listed.length >= limits.compareMost)) return;
        state.addedAt[tool.id] = laterOf(own(state.addedAt, tool.id), addedAt);
        settle(state, isListed ? listed : [...listed, tool]);
      },
    },
    toolRemoved: {
      prepare: ({ id, name }: Pick<Tool, 'id' | 'name'>, removedAt: string = now()) => ({
        payload: { id, name, removedAt },
      }),
      reducer: (
        state,
        { payload: { id, removedAt } }: PayloadAction<{ id: string; name: string; removedAt: string }>,
      ) => {
        state.removedAt[id] = laterOf(own(state.removedAt, id), removedAt);
        settle(state, [...state.items, ...state.waiting]);
      },
    },
    comparisonCleared: {
      prepare: (clearedAt: string = now()) => ({ payload: clearedAt }),
      reducer: (state, { payload }: PayloadAction<string>) => {
        state.clearedAt = laterOf(state.clearedAt, payload);
        settle(state, [...state.items, ...state.waiting]);
      },
    },
    /** Compare Now was pressed with too few tools: nothing changes, the visitor is told. */
    comparisonRefused: (state) => state,
  },
  selectors: {
    selectComparedTools: (state) => state.items,
    selectIsCompared: (state, id: string) => state.items.some((tool) => tool.id === id),
  },
});

export const { toolAdded, toolRemoved, comparisonCleared, comparisonRefused } = compareSlice.actions;
export const { selectComparedTools, selectIsCompared } = compareSlice.selectors;
