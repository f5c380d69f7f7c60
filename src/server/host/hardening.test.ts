import { askRaw } from '../../../tests/support/ask';
import { makeBuiltSite } from '../../../tests/support/builtSite';
import { type StartedHost, startHost } from '../../../tests/support/startedHost';

let started: StartedHost;
let origin: string;

beforeEach(async () => {
  started = await startHost(makeBuiltSite(), { requestTimeoutMs: 300, connectionTimeoutMs: 1000 });
  origin = started.origin;
});
afterEach(() => started.stop());

/** Sends a raw request line; no client would send some of these. */
const askFor = (target: string, method = 'GET') =>
  askRaw(origin, `${method} ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test.each([
  '/../../../../etc/passwd',
  '/tools/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e%2fetc%2fpasswd',
  '/..\\..\\etc\\passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/assets/../.env',
  '/assets/..%2f.env',
  '//etc/passwd',
  '/./robots.txt',
  '/tools%2fchatgpt',
  '/etc/hosts',
  '/hosts.txt',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/.well-known/../.env',
  '/.well-known',
  '/assets/main.0123456789.js.map',
  '/assets/main.0123456789.js.br',
  '/assets/main.0123456789.js.gz',
  '/robots.txt#fragment',
  '/robots.txt;a=b',
  '/assets',
  '/constructor',
  '/__proto__',
  '//evil.example/',
  '//evil.example/%2e%2e/',
  '/\\evil.example/',
  '/%2f%2fevil.example/',
  '/http://evil.example/',
  '/tools/%25',
])('%s answers 404 with the not-found page and leads nowhere', async (target) => {
  const answer = await askFor(target);
  expect(statusOf(answer)).toBe(404);
  expect(answer).toContain('<title>Not found</title>');
  expect(answer).not.toMatch(/^location:/im);
});

test.each([
  ['/tools/%E0%A4%A', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['/%c0%ae%c0%ae/etc/passwd', 400],
  ['/a%00b', 400],
  ['/robots.txt%00.html', 400],
  ['/api/tools/slug/%', 400],
  ['/api/tools/slug/a%00', 400],
  ['tools', 400],
  ['*', 404],
  [`/${'a'.repeat(4095)}`, 404],
  [`/${'a'.repeat(4096)}`, 414],
  [`/api/tools?search=${'a'.repeat(4096)}`, 414],
  [`/${'a'.repeat(20_000)}`, 431],
])('%s answers %d', async (target, status) => {
  expect(statusOf(await askFor(target))).toBe(status);
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a NUL in the path', 'GET /a\0b HTTP/1.1\r\nHost: site\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  [
    'a length beside chunks',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX:\r\n Y\r\nBad Header: 1\r\n\r\n', 400],
  ['huge headers', `GET / HTTP/1.1\r\nHost: site\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
])('%s is refused', async (_, request, status) => {
  expect(statusOf(await askRaw(origin, request))).toBe(status);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s answers 405 and says what is allowed',
  async (method) => {
    const answer = await askFor('/tools', method);
    expect(statusOf(answer)).toBe(405);
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
  },
);

test('a body that is announced is not waited for', async () => {
  const answer = await askRaw(
    origin,
    'POST / HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\n\r\n{',
  );
  expect(statusOf(answer)).toBe(405);
});

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: site\r\nX-Slow:', 408],
  ['a body that never comes', 'GET / HTTP/1.1\r\nHost: site\r\nContent-Length: 10\r\n\r\n', 200],
])('%s are given up', async (_, request, status) => {
  expect(statusOf(await askRaw(origin, request))).toBe(status);
});
