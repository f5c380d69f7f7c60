import type { UnknownAction } from '@reduxjs/toolkit';

import { catalogueApi } from './catalogueApi';

type CatalogueState = ReturnType<typeof catalogueApi.reducer>;

const registered = `${catalogueApi.reducerPath}/config/middlewareRegistered`;

/**
 * The reducer of the catalogue's cache. RTK Query marks the registration of its middleware with a number of
 * its own for every page, and takes a replayed registration for a conflict: a log must give the same state
 * wherever it is replayed.
 */
export function catalogueReducer(state: CatalogueState | undefined, action: UnknownAction): CatalogueState {
  const next = catalogueApi.reducer(state, action);
  return action.type === registered
    ? { ...next, config: { ...next.config, middlewareRegistered: true } }
    : next;
}
