import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { ask } from '../../../tests/support/ask';
import { makeBuiltSite } from '../../../tests/support/builtSite';
import { holdClock } from '../../../tests/support/clock';
import { catalogueOf, rawTools } from '../../../tests/support/records';
import { startHost } from '../../../tests/support/startedHost';
import { memoryCatalogue } from '../../domain/queryCatalogue';

import { createResponses } from './responses';

const records = catalogueOf(rawTools(30));

test('answers are kept for a minute, known by their ETag, and compressed from 1 KB', async () => {
  const host = await startHost(makeBuiltSite(), { records });
  const plain = await host.get('/api/tools');
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    vary: 'Accept-Encoding',
  });
  const etag = String(plain.headers.etag);
  for (let time = 0; time < 2; time += 1) {
    const brotli = await host.get('/api/tools', { 'Accept-Encoding': 'gzip, br' });
    const gzip = await host.get('/api/tools', { 'Accept-Encoding': 'gzip' });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
  }
  const known = await host.get('/api/tools', { 'If-None-Match': etag });
  expect(known).toMatchObject({ status: 304, headers: { etag, 'access-control-allow-origin': '*' } });
  const small = await host.get('/api/tools?search=nothing+like+it', { 'Accept-Encoding': 'br' });
  expect(small.headers['content-encoding']).toBeUndefined();
  const head = await ask(host.origin, '/api/tools', { method: 'HEAD' });
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(plain.body.length));
  await host.stop();
});

test('a response that is requested a second time is cached', async () => {
  const respond = createResponses(memoryCatalogue(records));
  const params = { limit: 3, page: 0 };
  const first = await respond('/api/tools', params);
  const second = await respond('/api/tools', params);
  expect(second?.etag).toBe(first?.etag);
  expect(await respond('/api/tools', params)).toBe(second);
  expect(await respond('/api/tools', { limit: 3, page: 1 })).not.toBe(second);
  expect(await respond('/api/tools/nobody', {})).toBeUndefined();
});

test('a cached response is made anew when it is older than it may be', async () => {
  // The cache has taken hold of the real `performance`, which stays when the clock is held.
  const measured = jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
  holdClock();
  const respond = createResponses(memoryCatalogue(records), 60_000);
  const ask = () => respond('/api/tools', {});
  await ask();
  const cached = await ask();
  jest.advanceTimersByTime(60_000);
  expect(await ask()).toBe(cached);
  jest.advanceTimersByTime(1);
  const again = await ask();
  expect(again).not.toBe(cached);
  expect(again?.etag).toBe(cached?.etag);
  measured.mockRestore();
});

test('requests for one response at the same time share one read', async () => {
  const read = jest.fn(memoryCatalogue(records));
  const respond = createResponses(read);
  const [first, second, other] = await Promise.all([
    respond('/api/tools', { page: 0 }),
    respond('/api/tools', { page: 0 }),
    respond('/api/tools', { page: 1 }),
  ]);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(read).toHaveBeenCalledTimes(2);
  await respond('/api/tools', { page: 0 });
  expect(read).toHaveBeenCalledTimes(3);
});

test('a response that is cached is compressed better than one that may be requested once only', async () => {
  const respond = createResponses(memoryCatalogue(records));
  const ask = async () => (await (await respond('/api/tools', {}))?.body('br'))?.size ?? NaN;
  const [first, second] = [await ask(), await ask()];
  expect(second).toBeLessThan(first);
  expect(await ask()).toBe(second);
});

test('what is requested once replaces nothing, and small responses are replaced too when there are many', async () => {
  const respond = createResponses(memoryCatalogue({ tools: [], posts: [] }));
  const ask = (search: string) => respond('/api/tools', { search });
  const times = async (count: number) => {
    for (let word = 0; word < 9000; word += 1) {
      for (let time = 0; time < count; time += 1) await ask(`word ${word}`);
    }
  };
  await ask('word');
  const cached = await ask('word');
  await times(1);
  expect(await ask('word')).toBe(cached);
  await times(2);
  const again = await ask('word');
  expect(again).not.toBe(cached);
  expect(again?.etag).toBe(cached?.etag);
});
