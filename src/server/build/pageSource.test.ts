import { type ApiServer, json, serverFault, startApiServer } from '../../../tests/support/apiServer';
import { expectConsole } from '../../../tests/support/expectConsole';
import { catalogueOf, rawPost, rawTools } from '../../../tests/support/records';
import { httpSource } from '../../catalogue/httpSource';

import { fetchCatalogue } from './fetchCatalogue';
import { pageSource } from './pageSource';

const { signal } = new AbortController();
const list = { path: '/api/tools', params: { category: 'ai-chatbots', limit: 12, page: 0 } };

let server: ApiServer;
beforeEach(async () => {
  server = await startApiServer(catalogueOf(rawTools(3), [rawPost('First post')]));
});
afterEach(() => server.stop());

/** A page of a list, of a host that says nothing but which tools there are. */
const ownPage = (names: readonly string[]) =>
  json({
    tools: rawTools(3).filter(({ name }) => names.includes(String(name))),
    totalItems: names.length,
    totalPages: 1,
    currentPage: 0,
  });

// proves delivery-65
test('lists come from a host that gives no orders, each once, and all else from the records', async () => {
  server.answer('/api/tools', ownPage(['Tool 01', 'Tool 02', 'Tool 03']));
  const records = await fetchCatalogue(httpSource(server.origin));
  server.answer('/api/tools?category=ai-chatbots', ownPage(['Tool 03']));
  const source = pageSource(records, server.origin);
  const requests = server.requests.length;
  const [response] = await Promise.all([source(list, signal), source({ ...list }, signal)]);
  expect(response).toMatchObject({ status: 200, body: { tools: [{ name: 'Tool 03' }], totalItems: 1 } });
  expect(server.requests).toHaveLength(requests + 1);

  const tool = await source({ path: '/api/tools/slug/tool-01', params: {} }, signal);
  expect(tool).toMatchObject({ status: 200, body: { name: 'Tool 01' } });
  expect(server.requests).toHaveLength(requests + 1);
});

// proves delivery-65
test('the records respond when the host refuses a list', async () => {
  server.answer('/api/tools', ownPage(['Tool 01', 'Tool 02', 'Tool 03']));
  const records = await fetchCatalogue(httpSource(server.origin));
  server.answer('/api/tools?category=ai-chatbots', { ...serverFault, status: 400 });
  expectConsole('warn', 'A list is made from the records: Error: /api/tools answered 400.');
  const response = await pageSource(records, server.origin)(list, signal);
  expect(response).toMatchObject({ status: 200, body: { sorts: expect.any(Array) as unknown } });
});

// proves delivery-65
test('a host that gives orders is not asked again', async () => {
  const records = await fetchCatalogue(httpSource(server.origin));
  const requests = server.requests.length;
  const response = await pageSource(records, server.origin)(list, signal);
  expect(response).toMatchObject({ status: 200, body: { sorts: expect.any(Array) as unknown } });
  expect(server.requests).toHaveLength(requests);
});
