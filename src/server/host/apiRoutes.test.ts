import { ask } from '../../../tests/support/ask';
import { makeBuiltSite } from '../../../tests/support/builtSite';
import { catalogueOf, rawFullTool, rawPost, rawTools } from '../../../tests/support/records';
import { type StartedHost, startHost } from '../../../tests/support/startedHost';

const records = catalogueOf(
  [
    rawFullTool('Refactor', { featured: true }),
    ...rawTools(30),
    ...rawTools(2, { slug: 'a b/ü', _id: 'odd' }),
  ],
  [
    rawPost('Old', { publishedAt: '2025-01-01' }),
    rawPost('New', { publishedAt: '2026-01-01', featured: true }),
  ],
);

let host: StartedHost;

beforeAll(async () => {
  host = await startHost(makeBuiltSite(), { records });
});
afterAll(() => host.stop());

interface Page {
  tools: { name: string }[];
  blogs: { title: string }[];
  name: string;
  title: string;
  error: string;
}

async function get(address: string, headers: Record<string, string> = {}) {
  const answer = await host.get(address, headers);
  return { ...answer, json: JSON.parse(answer.body.toString()) as Page };
}

test.each([
  ['/api/tools', { totalItems: 33, totalPages: 3, currentPage: 0 }, 12],
  ['/api/tools?page=2', { totalItems: 33, totalPages: 3, currentPage: 2 }, 9],
  ['/api/tools?page=9', { totalItems: 33, totalPages: 3, currentPage: 9 }, 0],
  ['/api/tools?limit=100', { totalItems: 33, totalPages: 1, currentPage: 0 }, 33],
  ['/api/tools?trending=true&limit=3', { totalItems: 1 }, 1],
  ['/api/tools?category=coding-assistants&limit=10', { totalItems: 33 }, 10],
  ['/api/tools?search=refactr', { totalItems: 1 }, 1],
  ['/api/tools?search=nothing+like+it', { totalItems: 0, totalPages: 0 }, 0],
  ['/api/tools?platform=linux&pricingModel=freemium&industry=students&tag=review', { totalItems: 1 }, 1],
  ['/api/tools?search=&search=', { totalItems: 33 }, 12],
  ['/api/tools?search=&category=&page=&limit=&unknown=1&__proto__=1', { totalItems: 33 }, 12],
])('%s answers a page of tools', async (address, totals, count) => {
  const { status, json } = await get(address);
  expect(status).toBe(200);
  expect(json).toMatchObject(totals);
  expect(json.tools).toHaveLength(count);
});

test.each([
  ['/api/tools/slug/refactor', 'Refactor'],
  ['/api/tools/id-refactor', 'Refactor'],
  ['/api/tools/refactor-own-id', 'Refactor'],
  ['/api/tools/slug/a%20b%2F%C3%BC', 'Tool 01'],
])('%s answers the tool %s', async (address, name) => {
  expect(await get(address)).toMatchObject({ status: 200, json: { name } });
});

test('posts: all, the newest first; those featured; one', async () => {
  const titles = async (address: string) => (await get(address)).json.blogs.map(({ title }) => title);
  expect(await titles('/api/blogs')).toEqual(['New', 'Old']);
  expect(await titles('/api/blogs?limit=2&featured=true')).toEqual(['New']);
  expect(await titles('/api/blogs?limit=1')).toEqual(['New']);
  expect((await get('/api/blogs/slug/old')).json.title).toBe('Old');
  expect((await get('/api/blogs/id-old')).json.title).toBe('Old');
});

// proves delivery-9
test.each([
  ['page', '-1', 'The parameter "page" must be >= 0.'],
  ['page', '1.5', 'The parameter "page" must be integer.'],
  ['page', 'one', 'The parameter "page" must be integer.'],
  ['page', '0&page=1', 'The parameter "page" must be integer.'],
  ['page', '9999999999', 'The parameter "page" must be <= 1000000.'],
  ['limit', '0', 'The parameter "limit" must be >= 1.'],
  ['page', 'Infinity', 'The parameter "page" must be <= 1000000.'],
  ['limit', '101', 'The parameter "limit" must be <= 100.'],
  ['limit', 'Infinity', 'The parameter "limit" must be <= 100.'],
  ['limit', '1e999', 'The parameter "limit" must be <= 100.'],
  ['limit', '-Infinity', 'The parameter "limit" must be >= 1.'],
  ['limit', 'NaN', 'The parameter "limit" must be integer.'],
  ['trending', 'yes', 'The parameter "trending" must be equal to one of the allowed values (true, false).'],
  ['pricingModel', 'cheap', /"pricingModel" .*\(free, freemium, subscription, one-time\)\.$/],
  ['sort', 'best', /"sort" .*\(checked, price, name, rating, reviews\)\.$/],
  ['search', 'a'.repeat(201), 'The parameter "search" must NOT have more than 200 characters.'],
  ['category', 'a&category=b', 'The parameter "category" must be string.'],
])('%s=%s is refused', async (name, value, sentence) => {
  const { status, headers, json } = await get(`/api/tools?${name}=${value}`);
  expect(status).toBe(400);
  expect(headers).toMatchObject({ 'content-type': /json/, 'access-control-allow-origin': '*' });
  expect(json.error).toMatch(sentence);
});

// proves delivery-9
test.each([
  '/api/tools/slug/nobody',
  '/api/tools/nobody',
  '/api/tools/slug/',
  '/api/tools/',
  '/api/blogs/slug/nobody',
  '/api/blogs/nobody',
  '/api/users',
  '/api',
  '/api?page=1',
  '/api/',
  '/api/tools/slug/a/b',
  `/api/tools/${'a'.repeat(3000)}`,
])('%s answers 404 as JSON', async (address) => {
  const { status, headers, json } = await get(address);
  expect(status).toBe(404);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(json).toEqual({ error: 'Not found' });
});

// proves delivery-9
test('posts without an end are refused too', async () => {
  expect(await get('/api/blogs?limit=Infinity')).toMatchObject({
    status: 400,
    json: { error: 'The parameter "limit" must be <= 100.' },
  });
});

// proves delivery-9
test('every origin may read, and ask beforehand', async () => {
  const asked = await ask(host.origin, '/api/tools', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '86400',
  });
  expect((await get('/api/tools')).headers['access-control-allow-origin']).toBe('*');
});

// proves delivery-9
test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  '%s answers 405, which every origin may read',
  async (method) => {
    const answer = await ask(host.origin, '/api/tools', { method });
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, OPTIONS', 'access-control-allow-origin': '*' },
    });
  },
);

// proves delivery-9
test.each([
  [400, '/api/tools/%E0%A4%A'],
  [400, '/api/tools/slug/a%00'],
  [414, `/api/tools?search=${'a'.repeat(4096)}`],
])('every origin may read the error %d', async (status, address) => {
  const answer = await get(address);
  expect(answer).toMatchObject({ status, headers: { 'access-control-allow-origin': '*' } });
  expect(answer.json.error).toMatch(/\w/);
});

// proves delivery-9
test('what is wrong outside the API is for the site alone', async () => {
  for (const address of ['/%', '/a%00', '/apis']) {
    expect((await host.get(address)).headers).not.toHaveProperty('access-control-allow-origin');
  }
});
