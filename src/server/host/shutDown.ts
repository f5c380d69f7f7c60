import type { FastifyInstance } from 'fastify';

/**
 * Stops accepting connections. Resolves to true when all responses in progress have finished, or to false
 * after `graceMs`.
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
