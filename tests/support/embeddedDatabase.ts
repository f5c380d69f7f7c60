import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Database } from '../../src/server/database/database';

/** PostgreSQL of this test, in a thread. */
export interface EmbeddedDatabase extends Database {
  /** Makes every further statement fail with an error, until it is undefined. */
  fail: (error: Error | undefined) => void;
}

interface Reply {
  id: number;
  rows?: unknown[];
  error?: string;
}

/** Starts PostgreSQL: seconds, so once for a file of tests. */
export function startDatabase(): EmbeddedDatabase {
  const worker = new Worker(path.join(__dirname, 'databaseWorker.cjs'));
  const waiting = new Map<number, (reply: Reply) => void>();
  worker.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  let failure: Error | undefined;
  let last = 0;
  return {
    query: <Row>(sql: string, values: readonly unknown[] = []) =>
      new Promise<Row[]>((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        const id = (last += 1);
        waiting.set(id, ({ rows, error }) => {
          if (error === undefined) resolve(rows as Row[]);
          else reject(new Error(error));
        });
        worker.postMessage({ id, sql, values: [...values] });
      }),
    close: async () => {
      await worker.terminate();
    },
    fail: (error) => (failure = error),
  };
}
