/** @jest-environment node */
import { connect } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { ask } from '../../../tests/support/ask';
import { makeBuiltSite } from '../../../tests/support/builtSite';

import { createHost } from './createHost';
import { shutDown } from './shutDown';
import { readSite } from './siteFolder';

const site = makeBuiltSite();
let host: FastifyInstance;
let origin: string;

beforeEach(async () => {
  host = createHost({
    site: readSite(site.folder),
    records: { tools: [], posts: [] },
  });
  origin = await host.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  host.server.closeAllConnections();
  await host.close();
});
afterAll(() => site.remove());

/** A connection on which a large file is under way, and nothing of it is read. */
async function stalled(path = '/assets/large.0123456789.bin') {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), readableHighWaterMark: 1 } as never);
  socket.pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  const arrived = new Promise((resolve) => host.server.once('request', resolve));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`);
  await arrived;
  return socket;
}

test('a shutdown finishes what is under way and takes nothing new', async () => {
  const socket = await stalled();
  const isClean = shutDown(host, 5000);
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
  const started = performance.now();
  expect(await shutDown(host, 5000)).toBe(true);
  await ended;
  expect(performance.now() - started).toBeLessThan(800);
});

test('a shutdown gives up who reads nothing', async () => {
  await stalled();
  expect(await shutDown(host, 100)).toBe(false);
});
