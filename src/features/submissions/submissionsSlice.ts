import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { recordedStateContinued } from '../../domain/events';
import { failPending, type SendingOutcomes } from '../../domain/formSending';
import {
  mergeSubmissions,
  type Submission,
  type SubmissionFields,
  submissionOf,
} from '../../domain/submission';
import { now } from '../../platform/clock';

/** The visitor's own submissions, oldest first, and the outcomes of this visit's submissions, by id. */
export interface SubmissionsState {
  items: Submission[];
  outcomes: SendingOutcomes;
}

const initialState: SubmissionsState = { items: [], outcomes: {} };

/** Merges two states of the slice, keeping the submissions of both. */
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
        state.outcomes[payload.id] = 'pending';
      },
    },
    /** The payload has all stored submissions, including those of other tabs. */
    submissionSaved: (state, { payload }: PayloadAction<Submission[]>) => {
      state.items = mergeSubmissions(state.items, payload);
      for (const { id } of state.items) if (id in state.outcomes) state.outcomes[id] = 'accepted';
    },
    submissionFailed: (state, { payload }: PayloadAction<string>) => {
      state.outcomes[payload] = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(recordedStateContinued, ({ outcomes }) => failPending(outcomes));
  },
  selectors: {
    selectSubmissions: createSelector(
      (state: SubmissionsState) => state.items,
      (items) => [...items].reverse(),
    ),
    selectSubmissionOutcomes: ({ outcomes }) => outcomes,
  },
});

/** A state with this slice, such as the root state. */
export type StateWithSubmissions = WithSlice<typeof submissionsSlice>;

export const { toolSubmitted, submissionSaved, submissionFailed } = submissionsSlice.actions;
export const { selectSubmissions, selectSubmissionOutcomes } = submissionsSlice.selectors;
