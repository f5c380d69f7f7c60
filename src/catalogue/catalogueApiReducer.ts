import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';

import { recordedStateContinued } from '../domain/events';

import { catalogueApi } from './catalogueApi';

type CatalogueState = ReturnType<typeof catalogueApi.reducer>;

const { middlewareRegistered } = catalogueApi.internalActions;

/**
 * RTK Query's reducer, with two exceptions. When a recorded state is continued, its pending queries are
 * dropped. And replaying `middlewareRegistered` causes no conflict: its payload is a random id for each page
 * load, and another page's id would set 'conflict', but a log must lead to the same state wherever it is
 * replayed.
 */
export function catalogueApiReducer(
  state: CatalogueState | undefined,
  action: UnknownAction,
): CatalogueState {
  const next = catalogueApi.reducer(state, action);
  // A query that is pending in the state would never be requested again. Subscriptions are cleared because
  // the middleware keeps its own.
  if (recordedStateContinued.match(action)) {
    const settled = Object.entries(next.queries).filter(([, query]) => query?.status !== QueryStatus.pending);
    return { ...next, queries: Object.fromEntries(settled), subscriptions: {} };
  }
  return middlewareRegistered.match(action)
    ? { ...next, config: { ...next.config, middlewareRegistered: true } }
    : next;
}
