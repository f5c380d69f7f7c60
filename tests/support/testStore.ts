import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

import { startPersistence } from '../../src/app/persistence/startPersistence';
import type { RootState } from '../../src/app/rootReducer';
import { invariantsEnhancer } from '../../src/app/session/invariantsEnhancer';
import { type AppStore, createStore } from '../../src/app/store';
import { createTimeTravelGuard } from '../../src/app/timeTravel/createTimeTravelGuard';
import type { CatalogueSource } from '../../src/catalogue/baseQuery';
import type { Scheme } from '../../src/domain/events';
import type { FormSenders } from '../../src/domain/formSending';
import type { Notice, Notify } from '../../src/domain/noticeText';
import {
  type CatalogueRecords,
  type CatalogueRequest,
  queryCatalogue,
} from '../../src/domain/queryCatalogue';

import { catalogueOf } from './records';
import { atTestEnd } from './testEnd';

/** A store whose effects are recorded, with the log of actions that reached its reducer. */
export interface TestStore {
  store: AppStore;
  notices: Notice[];
  schemes: Scheme[];
  actions: UnknownAction[];
  /** The messages sent to the other tabs. */
  sent: unknown[];
}

export interface TestStoreOptions {
  source?: CatalogueSource;
  imageHost?: string;
  preloadedState?: Partial<RootState>;
  formSenders?: FormSenders;
  isReplay?: boolean;
  /** Inside all others, such as the engine of DevTools. */
  enhancer?: StoreEnhancer;
  /** Gets the notices too. */
  notify?: Notify;
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

/** A source that responds from memory at once, and logs requests. */
export function memorySource(records: CatalogueRecords): CatalogueSource & { requests: CatalogueRequest[] } {
  const requests: CatalogueRequest[] = [];
  const source: CatalogueSource = (request) => {
    requests.push(request);
    // Cloned, as over the network: responses share no objects with the records.
    const { status, body } = queryCatalogue(records, request);
    return Promise.resolve({ status, body: JSON.parse(JSON.stringify(body)) as unknown });
  };
  return Object.assign(source, { requests });
}

/** A source whose requests end with the test. */
function untilTestEnd(source: CatalogueSource): CatalogueSource {
  const closing = new AbortController();
  atTestEnd(() => closing.abort());
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
  const {
    source = memorySource(catalogueOf([])),
    imageHost = '',
    preloadedState,
    formSenders = {},
    notify,
    enhancer,
    isReplay = false,
  } = options;
  const notices: Notice[] = [];
  const schemes: Scheme[] = [];
  const actions: UnknownAction[] = [];
  const sent: unknown[] = [];
  const store = createStore({
    catalogue: { source: untilTestEnd(source), imageHost },
    effects: {
      notify: (notice) => {
        notices.push(notice);
        notify?.(notice);
      },
      showScheme: (scheme) => void schemes.push(scheme),
      broadcast: (message) => void sent.push(message),
      formSenders,
    },
    ...(preloadedState ? { preloadedState } : {}),
    guard: createTimeTravelGuard({ isAlwaysActive: isReplay }),
    enhancers: [recorder(actions), invariantsEnhancer, ...(enhancer ? [enhancer] : [])],
  });
  return { store, notices, schemes, actions, sent };
}

/** Rehydrates stored state, as the application does at the start; returns a function to write at once. */
export async function loadStoredState(store: AppStore): Promise<() => Promise<void>> {
  const { flush, stop } = await startPersistence(store);
  atTestEnd(() => {
    // Pending writes would go into the storage of the next test.
    flush();
    stop();
  });
  return () => {
    flush();
    return Promise.resolve();
  };
}
