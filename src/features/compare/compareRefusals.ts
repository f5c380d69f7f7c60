import { isAnyOf, type Middleware } from '@reduxjs/toolkit';

import { isRemote } from '../../domain/remote';

import {
  additionRefused,
  compareSlice,
  restorationRefused,
  selectionRestored,
  type StateWithCompare,
  toolAdded,
} from './compareSlice';

const isRefusable = isAnyOf(toolAdded, selectionRestored);

/**
 * Replaces an addition or undo that would change nothing (compare-1, compare-3, compare-31) with
 * `additionRefused` or `restorationRefused`, so that the action log says what happened. Runs before the
 * listeners, so that they see the same event as the reducers.
 */
export const compareRefusals: Middleware<object, StateWithCompare> = (api) => (next) => (action) => {
  if (!isRefusable(action) || isRemote(action)) return next(action);
  const { compare } = api.getState();
  if (compareSlice.reducer(compare, action) !== compare) return next(action);
  return next(
    toolAdded.match(action) ? additionRefused(action.payload.tool) : restorationRefused(action.payload.tools),
  );
};
