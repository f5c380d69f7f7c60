import type { FastifyInstance } from 'fastify';

/**
 * Stops accepting connections. Resolves to true when every response in progress is finished, or to false after `graceMs` when
 * some are not.
 */
export function shutDown(host: FastifyInstance, graceMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), graceMs);
    host.close().then(() => {
      clearTimeout(timer);
      resolve(true);
    }, reject);
  });
}
