import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import { startPersistence } from '../../src/app/persistence/startPersistence';
import type { RootState } from '../../src/app/rootReducer';
import { type AppStore, createStore } from '../../src/app/store';
import type { CatalogueSource } from '../../src/catalogue/baseQuery';
import type { Scheme } from '../../src/domain/events';
import type { Notice } from '../../src/domain/noticeText';
import {
  type CatalogueRecords,
  type CatalogueRequest,
  queryCatalogue,
} from '../../src/domain/queryCatalogue';

import { catalogueOf } from './records';

/** A store whose effects are written down instead of shown, with the log of what reached its reducer. */
export interface TestStore {
  store: AppStore;
  notices: Notice[];
  schemes: Scheme[];
  actions: UnknownAction[];
  /** What was sent to the other tabs. */
  sent: unknown[];
}

export interface TestStoreOptions {
  source?: CatalogueSource;
  imageHost?: string;
  preloadedState?: Partial<RootState>;
}

function recorder(actions: UnknownAction[]): StoreEnhancer {
  return (next) => (reducer, preloadedState) => {
    const store = next(reducer, preloadedState);
    return {
      ...store,
      dispatch: (action) => {
        actions.push(action);
        return store.dispatch(action);
      },
    };
  };
}

/** A source that answers from memory at once, and remembers what it was asked. */
export function memorySource(records: CatalogueRecords): CatalogueSource & { requests: CatalogueRequest[] } {
  const requests: CatalogueRequest[] = [];
  const source: CatalogueSource = (request) => {
    requests.push(request);
    // As over the wire: nothing is shared between the records and the answer.
    const { status, body } = queryCatalogue(records, request);
    return Promise.resolve({ status, body: JSON.parse(JSON.stringify(body)) as unknown });
  };
  return Object.assign(source, { requests });
}

const openStores = new Set<AbortController>();

const openPersistence = new Set<() => void>();

/** Nothing that is still under way reaches a store of this test any more. */
export function closeTestStores(): void {
  for (const stop of openPersistence) stop();
  openPersistence.clear();
  for (const store of openStores) store.abort();
  openStores.clear();
}

function untilClosed(source: CatalogueSource): CatalogueSource {
  const closing = new AbortController();
  openStores.add(closing);
  return (request, signal) =>
    new Promise((resolve, reject) => {
      source(request, AbortSignal.any([signal, closing.signal])).then(
        (answer) => {
          if (!closing.signal.aborted) resolve(answer);
        },
        (error: unknown) => {
          if (!closing.signal.aborted) reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
}

export function createTestStore(options: TestStoreOptions = {}): TestStore {
  const { source = memorySource(catalogueOf([])), imageHost = '', preloadedState } = options;
  const notices: Notice[] = [];
  const schemes: Scheme[] = [];
  const actions: UnknownAction[] = [];
  const sent: unknown[] = [];
  const store = createStore({
    catalogue: { source: untilClosed(source), imageHost },
    effects: {
      notify: (notice) => void notices.push(notice),
      showScheme: (scheme) => void schemes.push(scheme),
      broadcast: (message) => void sent.push(message),
    },
    ...(preloadedState ? { preloadedState } : {}),
    enhancers: [recorder(actions)],
  });
  return { store, notices, schemes, actions, sent };
}

/** Loads what the browser has stored, as the start of the application does; gives the way to write at once. */
export async function rehydrate(store: AppStore): Promise<() => Promise<void>> {
  const { flush, stop } = await startPersistence(store);
  openPersistence.add(() => {
    // What still waits would be written into the storage of the next test.
    flush();
    stop();
  });
  return () => {
    flush();
    return Promise.resolve();
  };
}
