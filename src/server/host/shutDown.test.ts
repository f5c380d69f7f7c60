import { connect } from 'node:net';

import { ask } from '../../../tests/support/ask';
import { makeBuiltSite } from '../../../tests/support/builtSite';
import { type StartedHost, startHost } from '../../../tests/support/startedHost';
import type { CatalogueResponse } from '../../domain/queryCatalogue';

import { shutDown } from './shutDown';

let started: StartedHost;
let origin: string;

beforeEach(async () => {
  started = await startHost(makeBuiltSite());
  origin = started.origin;
});
afterEach(() => started.stop());

/** Opens a connection with a large response in progress, of which nothing is read. */
async function stalled(path = '/assets/large.0123456789.bin') {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), readableHighWaterMark: 1 } as never);
  socket.pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  const arrived = new Promise((resolve) => started.host.server.once('request', resolve));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`);
  await arrived;
  return socket;
}

test('a shutdown finishes what is under way and takes nothing new', async () => {
  const socket = await stalled();
  const isClean = shutDown(started.host, 5000);
  await expect(ask(origin, '/')).rejects.toThrow();
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => (bytes += chunk.length)).resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(bytes).toBeGreaterThan(600_000);
  expect(await isClean).toBe(true);
});

test.each([
  ['has asked nothing yet', ''],
  ['has its answer and keeps the connection', 'HEAD /tools HTTP/1.1\r\nHost: site\r\n\r\n'],
])('a shutdown does not wait for a visitor who %s', async (_, request) => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  if (request) {
    const answered = new Promise((resolve) => socket.once('data', resolve));
    socket.write(request);
    await answered;
  }
  const ended = new Promise((resolve) => socket.once('close', resolve));
  expect(await shutDown(started.host, 5000)).toBe(true);
  await ended;
});

test('a shutdown finishes a request that was sent together with one that is answered', async () => {
  await started.stop();
  let release: ((answer: CatalogueResponse) => void) | undefined;
  const held = new Promise<CatalogueResponse>((resolve) => (release = resolve));
  started = await startHost(makeBuiltSite(), { catalogue: () => held });
  const { hostname, port } = new URL(started.origin);
  const socket = connect(Number(port), hostname);
  const answered = new Promise((resolve) => socket.once('data', resolve));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const requests = ['/robots.txt', '/api/tools'].map((path) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`);
  socket.write(requests.join(''));
  await answered;
  const isClean = shutDown(started.host, 5000);
  await expect(ask(started.origin, '/')).rejects.toThrow();
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  release?.({ status: 200, body: { name: 'the second answer' } });
  await ended;
  expect(text).toContain('the second answer');
  expect(await isClean).toBe(true);
});

test('a shutdown gives up who reads nothing', async () => {
  await stalled();
  expect(await shutDown(started.host, 100)).toBe(false);
});
