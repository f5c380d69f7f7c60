import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { MadePage, PageWorkerData, PageWorkerMessage } from './pageWorker';

/** For fewer pages another worker costs more than it saves: it loads the whole application first. */
const pagesPerWorker = 400;

const register = path.join(__dirname, '../register.cjs');

function startWorker(data: PageWorkerData): Worker {
  return new Worker(path.join(__dirname, 'pageWorker.ts'), {
    workerData: data,
    execArgv: ['--require', register],
    // A page's garbage is gone before it would be moved to the old generation: a fifth less time than with the default.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
}

/** Has a worker make a page; rejects when the page or the worker fails. */
function ask(worker: Worker, address: string): Promise<MadePage> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off('message', onMessage);
      worker.off('error', onError);
    };
    const onMessage = (message: PageWorkerMessage) => {
      settle();
      if ('error' in message) reject(new Error(`${address}: ${message.error}`));
      else resolve(message);
    };
    const onError = (error: Error) => {
      settle();
      reject(error);
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(address);
  });
}

/**
 * Prerenders pages in worker threads, at most one for each core (delivery-39), and hands over each page when it is made. A
 * page is compressed and written while its worker makes the next one; memory holds no more than these.
 */
export async function makePages(
  data: PageWorkerData,
  addresses: readonly string[],
  onMade: (address: string, page: MadePage) => Promise<void>,
): Promise<void> {
  const count = Math.min(availableParallelism(), Math.ceil(addresses.length / pagesPerWorker));
  const workers = Array.from({ length: count }, () => startWorker(data));
  const waiting = addresses.values();
  try {
    await Promise.all(
      workers.map(async (worker) => {
        let used = Promise.resolve();
        for (const address of waiting) {
          const [page] = await Promise.all([ask(worker, address), used]);
          used = onMade(address, page);
        }
        await used;
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
