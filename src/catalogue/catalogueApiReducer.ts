import type { UnknownAction } from '@reduxjs/toolkit';

import { catalogueApi } from './catalogueApi';

type CatalogueState = ReturnType<typeof catalogueApi.reducer>;

const registered = `${catalogueApi.reducerPath}/config/middlewareRegistered`;

/**
 * RTK Query's reducer, except that replaying `middlewareRegistered` is no conflict. Its payload is a random id for
 * each page load, and another page's id would set 'conflict': a log must lead to the same state wherever it is
 * replayed.
 */
export function catalogueApiReducer(
  state: CatalogueState | undefined,
  action: UnknownAction,
): CatalogueState {
  const next = catalogueApi.reducer(state, action);
  return action.type === registered
    ? { ...next, config: { ...next.config, middlewareRegistered: true } }
    : next;
}
