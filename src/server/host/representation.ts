import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { chooseEncoding, type Encoding } from './encodings';

export interface Body {
  /** In bytes. */
  size: number;
  content: () => Buffer | Promise<Buffer | Readable>;
}

/** The representations of a resource: uncompressed, and in the listed encodings. */
export interface Representation {
  type: string;
  etag: string;
  cacheControl: string;
  encodings: readonly Encoding[];
  body: (encoding: Encoding | undefined) => Body | Promise<Body>;
}

/**
 * Returns the ETag of a content: the same on every machine and in every build. It is weak, because the
 * compressed representations share it.
 */
export function etagOf(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether an If-None-Match header contains the ETag (RFC 9110, 13.1.2: weak comparison). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false;
}

/**
 * Sends a resource in an encoding that the request accepts: 304 when the client has it (only instead of a
 * 200), only headers for HEAD.
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
