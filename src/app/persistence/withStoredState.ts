import type { Reducer } from '@reduxjs/toolkit';

import { getOwn } from '../../lib/getOwn';
import type { SlicePersistConfig } from '../../platform/slicePersistConfig';

import { storedStateLoaded } from './persistenceEvents';

/** Wraps a slice's reducer so that it merges the stored state. */
export function withStoredState<State extends object>(
  reducer: Reducer<State>,
  { name, merge, clear }: SlicePersistConfig<State>,
): Reducer<State> {
  return (state, action) => {
    const next = reducer(state, action);
    const stored = storedStateLoaded.match(action) ? getOwn(action.payload, name) : undefined;
    if (stored === undefined) return next;
    if (stored) return merge(next, stored as State);
    return clear ? clear(next) : reducer(undefined, action);
  };
}
