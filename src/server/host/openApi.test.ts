import fastify from 'fastify';

import { makeBuiltSite } from '../../../tests/support/builtSite';
import { type StartedHost, startHost } from '../../../tests/support/startedHost';
import { readCatalogue } from '../catalogue/catalogueFolder';
import { DatabaseUnavailable } from '../database/database';

import { openApi } from './openApi';

const embedded = readCatalogue();
const strict = fastify({
  ajv: {
    customOptions: {
      coerceTypes: false,
      removeAdditional: false,
      useDefaults: false,
      allowUnionTypes: true,
      keywords: ['components'],
    },
  },
});
let host: StartedHost;
/** A host whose database cannot be reached. */
let broken: StartedHost;

beforeAll(async () => {
  host = await startHost(makeBuiltSite(), { records: embedded });
  broken = await startHost(makeBuiltSite(), {
    catalogue: () => Promise.reject(new DatabaseUnavailable('gone')),
  });
  // Fastify only creates its validator (ajv) once a route has a schema.
  strict.post('/', { schema: { body: {} } }, () => undefined);
  await strict.ready();
});
afterAll(() => Promise.all([host.stop(), broken.stop(), strict.close()]));

/** Validates a response against the served API description; empty when it conforms. */
async function mistakesOf(
  path: string,
  address: string,
  status: '200' | '400' | '404' | '503',
): Promise<unknown> {
  const served = JSON.parse((await host.get('/api/openapi.json')).body.toString()) as {
    components: { schemas: Record<string, object> };
    paths: Record<
      string,
      { get: typeof openApi.paths extends Record<string, { get: infer Get }> ? Get : never }
    >;
  };
  const answer = await (status === '503' ? broken : host).get(address);
  expect(String(answer.status)).toBe(status);
  const described = served.paths[path]?.get.responses[status];
  const { schema } = described?.content['application/json'] ?? {};
  expect(schema).toBeDefined();
  expect('retry-after' in answer.headers).toBe(described?.headers?.['Retry-After'] !== undefined);
  const { schemas } = served.components;
  const check = strict.validatorCompiler?.({
    schema: { ...schema, components: { schemas } },
    method: 'GET',
    url: '/',
  });
  const outcome: unknown = check?.(JSON.parse(answer.body.toString()));
  return outcome === true ? [] : (check as { errors?: unknown } | undefined)?.errors;
}

const [tool] = embedded.tools;
const [post] = embedded.posts;
const calls = [
  ['/api/tools', '/api/tools?limit=100', '200'],
  ['/api/tools', '/api/tools?limit=100&page=1', '200'],
  ['/api/tools', '/api/tools?limit=100&page=2', '200'],
  ['/api/tools', '/api/tools?trending=true&limit=12', '200'],
  ['/api/tools', '/api/tools?trending=true&limit=3', '200'],
  ['/api/tools', '/api/tools?category=ai-chatbots&limit=10', '200'],
  ['/api/tools', '/api/tools?search=vidoe', '200'],
  ['/api/tools', '/api/tools?search=video&sort=price&platform=Web', '200'],
  ['/api/tools', '/api/tools?tag=seo&platform=Linux&pricingModel=one-time', '200'],
  ['/api/tools', '/api/tools?limit=1000', '400'],
  ['/api/tools/slug/{slug}', `/api/tools/slug/${tool?.slug ?? ''}`, '200'],
  ['/api/tools/slug/{slug}', '/api/tools/slug/nobody', '404'],
  ['/api/tools/slug/{slug}', '/api/tools/slug/%zz', '400'],
  ['/api/tools/{id}', `/api/tools/${tool?.id ?? ''}`, '200'],
  ['/api/tools/{id}', '/api/tools/nobody', '404'],
  ['/api/tools/{id}', '/api/tools/%zz', '400'],
  ['/api/blogs', '/api/blogs', '200'],
  ['/api/blogs', '/api/blogs?limit=2&featured=true', '200'],
  ['/api/blogs', '/api/blogs?limit=none', '400'],
  ['/api/blogs/slug/{slug}', `/api/blogs/slug/${post?.slug ?? ''}`, '200'],
  ['/api/blogs/slug/{slug}', '/api/blogs/slug/nobody', '404'],
  ['/api/blogs/slug/{slug}', '/api/blogs/slug/%zz', '400'],
  ['/api/blogs/{id}', `/api/blogs/${post?.id ?? ''}`, '200'],
  ['/api/blogs/{id}', '/api/blogs/nobody', '404'],
  ['/api/blogs/{id}', '/api/blogs/%zz', '400'],
] as const;

test.each(calls)('%s describes %s (%s)', async (path, address, status) => {
  expect(await mistakesOf(path, address, status)).toEqual([]);
});

// proves delivery-9, delivery-21
test.each(Object.keys(openApi.paths))('%s describes 503 and when to ask again', async (path) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  expect(await mistakesOf(path, path.replace(/\{\w+\}/, 'any'), '503')).toEqual([]);
  log.mockRestore();
});

// proves delivery-9, catalogue-23
test('a search that no tool meets with every word finds those with the most, as described', async () => {
  const { body } = await host.get('/api/tools?search=video%20editor%20archaeology');
  const found = JSON.parse(body.toString()) as { totalItems: number; match: unknown };
  expect(found.match).toEqual({ kind: 'some' });
  expect(found.totalItems).toBeGreaterThan(0);
  const search = openApi.paths['/api/tools'].get.parameters.find(({ name }) => name === 'search');
  expect(search?.description).toContain('where none has every word, those with the most (`match.kind`)');
});

test('the check finds an answer that is not as described', async () => {
  await expect(mistakesOf('/api/blogs', '/api/tools', '200')).resolves.not.toEqual([]);
});

// proves delivery-9
test('every call that is described has been asked', () => {
  expect(new Set(calls.map(([path]) => path))).toEqual(new Set(Object.keys(openApi.paths)));
});
