import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

import type { ReadCatalogue } from '../../domain/queryCatalogue';
import { DatabaseUnavailable } from '../database/database';

import { addApiRoutes } from './apiRoutes';
import { HttpServers } from './httpServer';
import { rawPathOf } from './requestPath';
import { setCommonHeaders } from './securityHeaders';
import type { Site } from './siteFolder';
import { addSiteRoutes } from './siteRoutes';

export interface HostOptions {
  site: Site;
  catalogue: ReadCatalogue;
  /**
   * How long the catalogue's responses are cached; forever by default, for a catalogue that cannot change.
   */
  freshMs?: number;
  /** Whether to trust X-Forwarded-Proto from a reverse proxy. */
  isBehindProxy?: boolean;
  /** See HttpLimits. */
  requestTimeoutMs?: number;
  connectionTimeoutMs?: number;
}

/** Longer URLs are rejected; the site's own links are far shorter. */
const longestUrl = 4096;
const maxHeaderBytes = 16 * 1024;

/** The Retry-After when the database is unavailable. */
const retryAfterSeconds = 5;

const isApiPath = (path: string) => /^\/api(\/|$)/.test(path);

/** Sets the headers of every response. Any origin may read API responses, including errors (delivery-9). */
function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  setCommonHeaders(request, reply);
  if (isApiPath(rawPathOf(request.url))) reply.header('Access-Control-Allow-Origin', '*');
}

/** Sends the response to an error; logs it unless it is a client error. */
function respondWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error instanceof URIError ? 400 : (error.statusCode ?? 500);
  const isUnavailable = error instanceof DatabaseUnavailable;
  // One line without a stack trace, since during an outage every request may log it.
  if (isUnavailable) console.error(`${request.method} ${request.url}: ${error.message}`);
  else if (status >= 500) console.error(`${request.method} ${request.url}:`, error);
  setHeaders(request, reply);
  for (const name of ['ETag', 'Content-Encoding', 'Content-Length', 'Vary']) reply.removeHeader(name);
  if (isUnavailable) reply.header('Retry-After', retryAfterSeconds);
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' })
    .send({ error: status >= 500 ? 'Something went wrong.' : error.message });
}

/** Rejects requests that no route handles before their body is read. */
function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const path = rawPathOf(request.url);
  const methods = isApiPath(path) ? ['GET', 'HEAD', 'OPTIONS'] : ['GET', 'HEAD'];
  const refusal = (status: number, error: string) =>
    reply.code(status).headers({ 'Cache-Control': 'no-store', Connection: 'close' }).send({ error });
  if (!methods.includes(request.method)) {
    reply.header('Allow', methods.join(', '));
    return refusal(405, 'Only GET and HEAD are answered here.');
  }
  if (request.url.length > longestUrl) return refusal(414, 'The address is too long.');
  return path.includes('%00') ? refusal(400, 'The address is malformed.') : undefined;
}

/** Creates the host of the built site and the read API; it is not listening yet. */
export function createHost({
  site,
  catalogue,
  freshMs,
  isBehindProxy = false,
  requestTimeoutMs = 10_000,
  connectionTimeoutMs = 60_000,
}: HostOptions): FastifyInstance {
  const servers = new HttpServers();
  const limits = { requestTimeoutMs, connectionTimeoutMs, headerBytes: maxHeaderBytes };
  const host = fastify({
    trustProxy: isBehindProxy,
    serverFactory: (listener) => servers.create(listener, limits),
    routerOptions: { maxParamLength: longestUrl },
    // Otherwise Infinity, which a parameter such as 1e999 is coerced to, would skip the parameter's limits.
    ajv: { customOptions: { strictNumbers: false } },
    frameworkErrors: (error, request, reply) => {
      respondWithError(error, request, reply);
    },
  });
  host.setErrorHandler<FastifyError>(respondWithError);
  host.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    if (!refuse(request, reply)) done();
  });
  host.addHook('preClose', (done) => {
    servers.end();
    done();
  });
  addApiRoutes(host, catalogue, freshMs);
  addSiteRoutes(host, site);
  return host;
}
