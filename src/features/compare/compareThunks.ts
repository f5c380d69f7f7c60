import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { Tool } from '../../domain/tool';

import { comparisonCleared, selectionReplaced, selectListedIds, type StateWithCompare } from './compareSlice';

type CompareThunk = ThunkAction<void, StateWithCompare, unknown, UnknownAction>;
export type CompareDispatch = ThunkDispatch<StateWithCompare, unknown, UnknownAction>;

/** Removes all tools that are currently listed. */
export const clearComparison = (): CompareThunk => (dispatch, getState) => {
  dispatch(comparisonCleared(selectListedIds(getState())));
};

/** Makes the given tools the selection. `address` is the URL of the screen left for the comparison. */
export const replaceSelection =
  (tools: readonly Tool[], address?: string): CompareThunk =>
  (dispatch, getState) => {
    dispatch(selectionReplaced({ tools, address, listed: selectListedIds(getState()) }));
  };
