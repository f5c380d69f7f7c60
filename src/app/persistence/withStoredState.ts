import type { Reducer } from '@reduxjs/toolkit';

import { own } from '../../lib/own';
import type { SliceStorage } from '../../platform/persistedSlice';

import { storedStateLoaded } from './persistenceEvents';

/** Wraps a slice's reducer so that it merges stored state. */
export function withStoredState<State extends object>(
  reducer: Reducer<State>,
  { name, merge }: SliceStorage<State>,
): Reducer<State> {
  return (state, action) => {
    const next = reducer(state, action);
    const stored = storedStateLoaded.match(action) ? own(action.payload, name) : undefined;
    if (stored === undefined) return next;
    return stored ? merge(next, stored as State) : reducer(undefined, action);
  };
}
