import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import type { ReadCatalogue } from '../../domain/queryCatalogue';

import { type Encoding, encodings } from './encodings';
import { type Body, etagOf, type Representation } from './representation';

/** Smaller bodies are not compressed: it saves too little. */
const compressFrom = 1024;

/** How many requests are remembered without their responses. */
const maxSeen = 10_000;

/** Size of the response cache in bytes; an entry takes some beside its text, and half as many when compressed. */
const maxRememberedBytes = 32 * 1024 * 1024;
const bytesKept = (size: number) => 4096 + Math.ceil(1.5 * size);

/** Levels of brotli: of a response that may be asked for once only, and of one that is cached, a tenth smaller in three times the time. */
const [once, kept] = [2, 5];

/**
 * Fast levels, since responses are compressed on demand, and at once: in a thread it takes longer than here (a page of tools half a
 * millisecond), and responses that wait for it outlive V8's young generation.
 */
const compress: Record<Encoding, (content: Buffer, level: number) => Buffer> = {
  br: (content, level) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (content) => gzipSync(content),
};

/** A value as a JSON response, compressed when an encoding is first requested, with brotli at a level. */
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

/** The parameters of a request that its route knows. */
export type Parameters = Readonly<Record<string, string | number>>;

/**
 * Responds to requests with the answers of a catalogue; undefined where there is no such record. What is requested a second time is
 * cached (LRU), for `freshMs` at most: what nobody asks for again would only replace what many ask for, and outlive V8's young generation,
 * so that the whole heap is collected more often. Requests for the same answer at the same time wait for one.
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
