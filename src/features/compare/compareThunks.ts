import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { Tool } from '../../domain/tool';

import { type CompareState, comparisonCleared, selectionReplaced, selectListedIds } from './compareSlice';

interface Root {
  compare: CompareState;
}

type CompareThunk = ThunkAction<void, Root, unknown, UnknownAction>;
export type CompareDispatch = ThunkDispatch<Root, unknown, UnknownAction>;

/** Takes out the tools that are listed now. */
export const clearComparison = (): CompareThunk => (dispatch, getState) => {
  dispatch(comparisonCleared(selectListedIds(getState())));
};

/** Makes tools the selection; `address` is that of the screen that is left for the comparison. */
export const replaceSelection =
  (tools: readonly Tool[], address?: string): CompareThunk =>
  (dispatch, getState) => {
    dispatch(selectionReplaced({ tools, address, listed: selectListedIds(getState()) }));
  };
