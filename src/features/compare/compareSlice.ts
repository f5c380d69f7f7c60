import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { limits } from '../../domain/limits';
import type { Tool } from '../../domain/tool';

/** The tools chosen for comparison, in the order of choosing: snapshots, so that they outlive the visit. */
export interface CompareState {
  items: Tool[];
}

const initialState: CompareState = { items: [] };

export const compareSlice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    /** Ignored for a tool that is in the list, and when the list is full (SPEC 5). */
    toolAdded: (state, { payload }: PayloadAction<Tool>) => {
      const isListed = state.items.some(({ id }) => id === payload.id);
      if (!isListed && state.items.length < limits.compareMost) state.items.push(payload);
    },
    toolRemoved: (state, { payload }: PayloadAction<Pick<Tool, 'id' | 'name'>>) => {
      state.items = state.items.filter(({ id }) => id !== payload.id);
    },
    comparisonCleared: (state) => {
      state.items = [];
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
