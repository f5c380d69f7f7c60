import type { FastifyInstance } from 'fastify';

/**
 * Takes no more connections, and ends when every answer under way is finished: true; or after `graceMs`,
 * when some are not: false.
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
