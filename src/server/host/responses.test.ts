import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { ask } from '../../../tests/support/ask';
import { makeBuiltSite } from '../../../tests/support/builtSite';
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

test('an answer is made once and remembered', async () => {
  const answer = createResponses(memoryCatalogue(records));
  const first = await answer('/api/tools', { limit: 3, page: 0 });
  expect(first).toBeDefined();
  expect(await answer('/api/tools', { limit: 3, page: 0 })).toBe(first);
  expect(await answer('/api/tools', { limit: 3, page: 1 })).not.toBe(first);
  expect(await answer('/api/tools/nobody', {})).toBeUndefined();
});

test('small answers are forgotten too, when there are many', async () => {
  const answer = createResponses(memoryCatalogue({ tools: [], posts: [] }));
  const first = await answer('/api/tools', { search: 'word' });
  for (let count = 0; count < 9000; count += 1) await answer('/api/tools', { search: `word ${count}` });
  const again = await answer('/api/tools', { search: 'word' });
  expect(again).not.toBe(first);
  expect(again?.etag).toBe(first?.etag);
});
