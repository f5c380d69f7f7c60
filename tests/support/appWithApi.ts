import { httpSource } from '../../src/catalogue/httpSource';
import type { CatalogueRecords } from '../../src/domain/queryCatalogue';

import { ApiServer } from './apiServer';
import { type AppOptions, renderApp } from './renderApp';

/** Sets up, for the tests of a file, an API server with these records, reset before each, and the application on it. */
export function appWithApi(records: CatalogueRecords) {
  const server = new ApiServer(records);
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => server.reset(records));
  const open = (path: string, options: AppOptions = {}) =>
    renderApp(path, { source: httpSource(server.origin), ...options });
  return { server, open };
}
