import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { recordedStateContinued } from '../../domain/events';
import {
  mergeSubmissions,
  type Submission,
  type SubmissionFields,
  submissionOf,
} from '../../domain/submission';
import { now } from '../../platform/clock';

/** The visitor's own submissions, oldest first, and the outcome of the last attempt. */
export interface SubmissionsState {
  items: Submission[];
  pendingId: string | null;
  failedId: string | null;
}

export type SubmissionOutcome = 'none' | 'pending' | 'saved' | 'failed';

const initialState: SubmissionsState = { items: [], pendingId: null, failedId: null };

/** Merges two states of the slice: the submissions of both. */
export function mergeSubmissionsStates(state: SubmissionsState, other: SubmissionsState): SubmissionsState {
  const items = mergeSubmissions(state.items, other.items);
  return JSON.stringify(items) === JSON.stringify(state.items) ? state : { ...state, items };
}

export const submissionsSlice = createSlice({
  name: 'submissions',
  initialState,
  reducers: {
    toolSubmitted: {
      prepare: (fields: SubmissionFields, submittedAt: string = now()) => ({
        payload: submissionOf(fields, submittedAt),
      }),
      reducer: (state, { payload }: PayloadAction<Submission>) => {
        state.pendingId = payload.id;
        state.failedId = null;
      },
    },
    /** The payload holds all stored submissions, also those of other tabs. */
    submissionSaved: (state, { payload }: PayloadAction<Submission[]>) => {
      state.items = mergeSubmissions(state.items, payload);
      if (state.items.some(({ id }) => id === state.pendingId)) state.pendingId = null;
    },
    submissionFailed: (state, { payload }: PayloadAction<string>) => {
      state.pendingId = null;
      state.failedId = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(recordedStateContinued, (state) => {
      state.failedId = state.pendingId ?? state.failedId;
      state.pendingId = null;
    });
  },
  selectors: {
    selectSubmissions: createSelector(
      (state: SubmissionsState) => state.items,
      (items) => [...items].reverse(),
    ),
    selectOutcome: (state, id: string): SubmissionOutcome => {
      if (id === state.pendingId) return 'pending';
      if (id === state.failedId) return 'failed';
      return state.items.some((item) => item.id === id) ? 'saved' : 'none';
    },
  },
});

export const { toolSubmitted, submissionSaved, submissionFailed } = submissionsSlice.actions;
export const { selectSubmissions, selectOutcome } = submissionsSlice.selectors;
