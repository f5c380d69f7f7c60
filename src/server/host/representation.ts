import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { chooseEncoding, type Encoding } from './encodings';

export interface Body {
  /** Bytes. */
  size: number;
  content: () => Buffer | Readable | Promise<Buffer>;
}

/** What can be sent for an address: always as it is, and in the encodings named. */
export interface Representation {
  type: string;
  etag: string;
  cacheControl: string;
  encodings: readonly Encoding[];
  body: (encoding: Encoding | undefined) => Body | Promise<Body>;
}

/**
 * The ETag of a content: the same on every machine and after every build that leaves it as it was. It is
 * weak, because the compressed forms share it.
 */
export function etagOf(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether an If-None-Match header names the ETag (RFC 9110, 13.1.2: weak comparison). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false;
}

/**
 * Answers with what stands for an address, in the form that the request accepts: 304 when it is known
 * already (never in place of another status than 200), headers alone for HEAD.
 */
export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, cacheControl, encodings, body }: Representation,
): Promise<FastifyReply> {
  const headers = { 'Cache-Control': cacheControl, ETag: etag, Vary: 'Accept-Encoding' };
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag)) {
    return reply.headers(headers).code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], encodings);
  const chosen = await body(encoding);
  const content = request.method === 'HEAD' ? undefined : await chosen.content();
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply
    .headers({
      ...headers,
      'Content-Type': type,
      'Content-Length': chosen.size,
    })
    .send(content);
}
