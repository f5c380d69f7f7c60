import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import type { ReadCatalogue } from '../../domain/queryCatalogue';

import { type Encoding, encodings } from './encodings';
import { type Body, etagOf, type Representation } from './representation';

/** Smaller bodies are not compressed, because it saves too little. */
const compressFrom = 1024;

/** How many requests are remembered to detect repetitions. */
const maxSeen = 10_000;

/**
 * The size of the response cache in bytes. An entry has some overhead besides its text, and half as much
 * again for compressed variants.
 */
const maxRememberedBytes = 32 * 1024 * 1024;
const bytesKept = (size: number) => 4096 + Math.ceil(1.5 * size);

/**
 * Brotli levels: of a response that may be requested only once, and of a cached one, a tenth smaller in three
 * times the time.
 */
const [once, kept] = [2, 5];

/**
 * Compresses synchronously, at fast levels, since it is done on demand. In the thread pool it takes longer
 * than here (half a millisecond for a page of tools), and responses waiting for it outlive V8's young
 * generation.
 */
const compress: Record<Encoding, (content: Buffer, level: number) => Buffer> = {
  br: (content, level) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (content) => gzipSync(content),
};

/**
 * Returns a value as a JSON response, compressed when an encoding is first requested; `level` is brotli's.
 */
export function jsonRepresentation(value: unknown, level = kept): Representation & { size: number } {
  const content = Buffer.from(JSON.stringify(value));
  const inMemory = (form: Buffer): Body => ({ size: form.length, content: () => form });
  const forms = new Map<Encoding, Body>();
  return {
    type: 'application/json; charset=utf-8',
    etag: etagOf(content),
    cacheControl: 'public, max-age=60, stale-while-revalidate=600',
    encodings: content.length < compressFrom ? [] : encodings,
    body: (encoding) => {
      if (!encoding) return inMemory(content);
      const form = forms.get(encoding) ?? inMemory(compress[encoding](content, level));
      forms.set(encoding, form);
      return form;
    },
    size: content.length,
  };
}

/** The known parameters of a route's request. */
export type Parameters = Readonly<Record<string, string | number>>;

/**
 * Returns a function that responds to requests from a catalogue; undefined when there is no such record.
 * Responses are cached (LRU, for at most `freshMs`) from the second request on: those requested only once
 * would evict popular ones and outlive V8's young generation, causing more full garbage collections.
 * Concurrent requests for the same response share one read.
 */
export function createResponses(
  read: ReadCatalogue,
  freshMs = 0,
): (path: string, params: Parameters) => Promise<Representation | undefined> {
  const remembered = new LRUCache<string, Representation>({ maxSize: maxRememberedBytes, ttl: freshMs });
  const seen = new LRUCache<string, true>({ max: maxSeen });
  const pending = new Map<string, Promise<Representation | undefined>>();
  async function make(key: string, path: string, params: Parameters): Promise<Representation | undefined> {
    const { status, body } = await read({ path, params });
    if (status !== 200) return undefined;
    const isAskedAgain = seen.has(key);
    const made = jsonRepresentation(body, isAskedAgain ? kept : once);
    if (isAskedAgain) remembered.set(key, made, { size: bytesKept(made.size) });
    else seen.set(key, true);
    return made;
  }
  return (path, params) => {
    const key = JSON.stringify([path, params]);
    const known = remembered.get(key);
    if (known) return Promise.resolve(known);
    const making = pending.get(key) ?? make(key, path, params).finally(() => pending.delete(key));
    pending.set(key, making);
    return making;
  };
}
